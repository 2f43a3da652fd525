/**
 * Groups modules of the browser build so that an island needs few requests (docs/decisions/0002). Earlier
 * groups win, and a group includes what its modules import. The first group must hold the code that every
 * page shares: elsewhere it would bring React or the forms to every page.
 */
export const chunkGroups = [
  { name: 'preload', test: /vite\/preload-helper/ },
  { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\/|\/app\/islands\/hydrate-island/ },
  {
    name: 'parts',
    test: /\/app\/ui\/(?:focus-next-tab|icon|motif-use|use-toast)|\/domain\/(?:language\/(?:addresses|languages|plural)|publishing\/(?:alignment|placeholders))\./,
  },
  {
    name: 'forms',
    test: /\/app\/(?:forms\/|islands\/toaster)|\/domain\/(?:language\/text-rules|forms\/(?:email-address|survey|support-message|declaration))\./,
  },
  { name: 'router', test: /\/node_modules\/react-router\// },
  {
    name: 'admin',
    test: /\/app\/(?:admin|ui|theme)\/|\/domain\/(?:palette\/|publishing\/(?:product|draft-changes))/,
    minShareCount: 2,
  },
].map((group, index, all) => ({ ...group, priority: all.length - index }));
