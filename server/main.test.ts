import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import packageFile from '#package.json' with { type: 'json' };

const program = join(import.meta.dirname, 'main.ts');
const script = (name: string) => join(import.meta.dirname, '../scripts', name);
const major = packageFile.dependencies.node.split('.')[0]!;

function startedBy(version: string, file: string) {
  // An import could fail in an older Node before the version is compared.
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
    ['--import', `data:text/javascript,${encodeURIComponent(older)}`, file],
    { encoding: 'utf8' },
  );
  return [status, stdout, stderr.trimEnd().split('\n')];
}

test.each(['20.20.2', `${Number(major) - 1}.9.0`])(
  'Node %s ends with two lines: that it is too old, and what to do',
  (version) => {
    const reason = `The site needs Node ${major}, and this is Node ${version}.`;
    expect(startedBy(version, program)).toEqual([1, '', [reason, expect.stringContaining('npm start')]]);
    for (const name of ['build-if-missing.js', 'need-node.js'])
      expect(startedBy(version, script(name))).toEqual([1, '', [reason, expect.stringContaining('npm ci')]]);
  },
);

test.each(['start', 'demo', 'dev', 'build', 'test', 'doctor', 'operator'] as const)(
  'npm run %s looks at the Node before anything that an older one cannot read',
  (name) => {
    expect(packageFile.scripts[`pre${name}`]).toMatch(/^node scripts\/(?:need-node|build-if-missing)\.js$/);
  },
);
