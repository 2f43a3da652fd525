/**
 * Which modules of the browser build travel together, so that an island needs few requests (docs/decisions/0002). Order
 * is precedence, and a group takes along what its modules import unless an earlier group has it. The first one
 * therefore holds what the script of every page shares with later code: in any other group it would bring React or the
 * forms to every page. tests/e2e/pages.spec.ts weighs and counts what pages load.
 */
export const chunkGroups = [
  { name: 'preload', test: /vite\/preload-helper/ },
  { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\/|\/app\/islands\/hydrate-island/ },
  {
    name: 'parts',
    test: /\/app\/(?:words\/fill|ui\/(?:icon|motif-use|use-toast))|\/domain\/(?:addresses|alignment|languages|plural)\./,
  },
  {
    name: 'forms',
    test: /\/app\/(?:forms\/|islands\/toaster)|\/domain\/(?:text-rules|email-address|survey|support-message|declaration)\./,
  },
  { name: 'router', test: /\/node_modules\/react-router\// },
  // What only one screen of the admin area needs stays with that screen.
  {
    name: 'admin',
    test: /\/app\/(?:admin|ui|theme)\/|\/domain\/(?:palette|product|draft-changes)/,
    minShareCount: 2,
  },
].map((group, index, all) => ({ ...group, priority: all.length - index }));
