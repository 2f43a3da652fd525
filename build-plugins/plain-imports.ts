import type { Plugin } from 'vite';

/**
 * Imports code that is loaded when used as it is written. Vite's helper would load its styles and modules ahead; there are no files
 * of styles here, and on a public page the helper was a quarter of all script (0.7 of 2.6 KB).
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    load(id) {
      return id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null;
    },
  };
}
