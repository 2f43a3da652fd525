import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import packageFile from '#package.json' with { type: 'json' };

const program = join(import.meta.dirname, 'main.ts');
const major = packageFile.dependencies.node.split('.')[0]!;

test.each(['20.20.2', `${Number(major) - 1}.9.0`])(
  'Node %s ends with two lines: that it is too old, and what to do',
  (version) => {
    // Whatever the program imports could fail in an older Node before the version is told.
    const older = `
      import { registerHooks } from 'node:module';
      Object.defineProperty(process, 'versions', { value: { node: '${version}' } });
      registerHooks({
        resolve(specifier, context, next) {
          if (context.parentURL?.endsWith('/main.ts')) throw new Error('imported ' + specifier);
          return next(specifier, context);
        },
      });`;
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', `data:text/javascript,${encodeURIComponent(older)}`, program],
      { encoding: 'utf8' },
    );
    expect([status, stdout, stderr.trimEnd().split('\n')]).toEqual([
      1,
      '',
      [
        `The site needs Node ${major}, and this is Node ${version}.`,
        'Run npm start instead: it uses the Node that npm ci installed.',
      ],
    ]);
  },
);
