// What answers soon while somebody works: npm run check. Types and lint take their turn while tests wait for something.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { runCommand } from './run-command.ts';

const beside = (['types', 'lint'] as const).map((name) => ({
  name,
  ...runCommand(['npm', 'run', '--silent', name]),
}));
const selection = ['--project', 'unit', '--passWithNoTests', '--changed', ...process.argv.slice(2)];
const tests = spawn('vitest', ['run', ...selection], { stdio: 'inherit' });
const [testCode] = (await once(tests, 'close')) as [number | null];
if (testCode !== 0) process.exitCode = 1;
console.log('Not run: tests that start whole programs (project "programs"); npm test runs them.');
// After the tests, so that nobody has to look for it above them.
for (const { name, ended } of beside) {
  const { code, output } = await ended;
  if (code === 0) continue;
  process.stdout.write(output);
  console.log(`✗ ${name} failed`);
  process.exitCode = 1;
}
