import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin, version } from 'vite';

/**
 * File names in the build carry a hash and are cached for a year, but Vite fills the lists of what to preload in after
 * the hash is made. They follow from the modules, which the hash covers, and from the configuration, which it does not:
 * a changed configuration would put other content under an old name. So it becomes part of every hash.
 */
export function namesCoverConfig(root: string): Plugin {
  const fingerprint = configFingerprint(
    ['vite.config.ts', ...readdirSync(join(root, 'build-plugins')).map((name) => `build-plugins/${name}`)]
      .filter((path) => !path.includes('.test.'))
      .map((path) => readFileSync(join(root, path), 'utf8')),
  );
  return {
    name: 'names-cover-config',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    augmentChunkHash: () => fingerprint,
  };
}

/** A short text that differs when one of the files, or Vite itself, does. */
export function configFingerprint(files: readonly string[], viteVersion = version): string {
  return createHash('sha256')
    .update(JSON.stringify([viteVersion, ...files]))
    .digest('base64url');
}
