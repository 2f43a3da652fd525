// Asks the registry for known vulnerabilities of the packages that ship (part of npm run test:all). Without an answer, as
// without a network, a note says so. Only serious vulnerabilities are a failure.
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
