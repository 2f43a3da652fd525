import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { acceptNewSelectors } from './build-plugins/accept-new-selectors.ts';
import { chunkGroups } from './build-plugins/chunk-groups.ts';
import { drawings } from './build-plugins/drawings.ts';
import { inlineScripts } from './build-plugins/inline-scripts.ts';
import { namesCoverConfig } from './build-plugins/names-cover-config.ts';
import { preloadModules } from './build-plugins/preload-modules.ts';
import { keepPublicPagesOutOfTheBrowser } from './build-plugins/public-pages.ts';

export default defineConfig({
  plugins: [
    acceptNewSelectors(),
    keepPublicPagesOutOfTheBrowser(),
    namesCoverConfig(import.meta.dirname),
    inlineScripts(),
    drawings(),
    preloadModules(),
    reactRouter(),
  ],
  build: {
    // On a slow machine rolldown would warn that plugins take time.
    rollupOptions: { checks: { bundlerTimings: false } },
    assetsInlineLimit: 0,
    target: 'es2022',
    // Named, so that selectors with :has stay as written: wrapped in one :is(…) each for older browsers, they would be
    // tried on every element of the page.
    cssTarget: ['chrome111', 'edge111', 'firefox128', 'safari16.4'],
    modulePreload: {
      // The script of every page need not carry the names of what only the admin area loads.
      resolveDependencies: (_file, needed, { hostId }) => (hostId.includes('entry.client') ? [] : needed),
    },
  },
  environments: {
    client: {
      // Found only when they are imported, each would load the page of a developer again.
      optimizeDeps: { include: ['@tanstack/react-query', 'diff', 'radix-ui', 'zod/mini'] },
      build: {
        rollupOptions: {
          // A key or number shared by the frame's script and the admin area would be a chunk, and a request, of its own.
          optimization: { inlineConst: { mode: 'all', pass: 3 } },
          output: { codeSplitting: { groups: chunkGroups } },
        },
      },
    },
    // The whole server is one bundle, so that the mail templates are React components too (docs/decisions/0001).
    ssr: { build: { rollupOptions: { input: './server/main.ts' } } },
  },
});
