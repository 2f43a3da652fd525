import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import packageFile from '#package.json' with { type: 'json' };

const program = join(import.meta.dirname, 'main.ts');
const major = packageFile.dependencies.node.split('.')[0]!;

test.each(['20.20.2', `${Number(major) - 1}.9.0`])(
  'Node %s is told in one line that it is too old',
  (version) => {
    const older = `Object.defineProperty(process, 'versions', { value: { node: '${version}' } })`;
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', `data:text/javascript,${older}`, program],
      { encoding: 'utf8' },
    );
    expect([status, stdout, stderr.trimEnd().split('\n')]).toEqual([
      1,
      '',
      [
        `The site needs Node ${major}, and this is Node ${version}: npm start runs it with the one it brings along.`,
      ],
    ]);
  },
);

test('what looks at the version imports nothing that could fail before', () => {
  expect(readFileSync(program, 'utf8')).not.toMatch(/^import\b/m);
});
