import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin, version } from 'vite';

/**
 * Build file names carry a hash and are cached for a year, but Vite adds its preload lists after hashing.
 * These depend on modules, which are hashed, and on the configuration, which is not; so the configuration
 * becomes part of every hash.
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

export function configFingerprint(files: readonly string[], viteVersion = version): string {
  return createHash('sha256')
    .update(JSON.stringify([viteVersion, ...files]))
    .digest('base64url');
}
