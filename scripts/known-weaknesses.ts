// Asks the registry for known weaknesses of the packages that ship (part of npm test). One that does not answer,
// as without a network, is told and no failure, and so is what is not serious.
import { spawnSync } from 'node:child_process';
import { readAudit } from './audit-answer.ts';

const order = ['audit', '--omit=dev', '--json', '--fetch-retries=1', '--fetch-timeout=20000'];
const { stdout } = spawnSync('npm', order, { encoding: 'utf8', timeout: 60_000 });
const answer = readAudit(stdout ?? '');
if ('unasked' in answer) {
  console.log(`Not checked: ${answer.unasked.replace(/https?:\/\/\S+/g, 'the registry')}`);
} else {
  for (const { text } of answer.weaknesses) console.log(`Known: ${text}`);
  process.exitCode = answer.weaknesses.some(({ isSerious }) => isSerious) ? 1 : 0;
}
