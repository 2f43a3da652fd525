type Group = {
  name: string;
  /** Beginnings of the paths of its modules, from the root of the repository. */
  paths: readonly string[];
  minShareCount?: number;
};

/**
 * Groups modules of the browser build so that an island needs few requests (docs/decisions/0002). Earlier
 * groups win, and a group includes what its modules import. The first group must hold the code that every
 * page shares: elsewhere it would bring React or the forms to every page.
 */
export const groups: readonly Group[] = [
  {
    name: 'react',
    paths: [
      'node_modules/react/',
      'node_modules/react-dom/',
      'node_modules/scheduler/',
      'app/islands/hydrate-island',
    ],
  },
  {
    name: 'parts',
    paths: [
      'app/ui/focus-next-tab',
      'app/ui/icon',
      'app/ui/motif-use',
      'app/ui/use-toast',
      'domain/language/addresses.',
      'domain/language/languages.',
      'domain/language/plural.',
      'domain/publishing/alignment.',
      'domain/publishing/placeholders.',
    ],
  },
  {
    name: 'forms',
    paths: [
      'app/forms/',
      'app/islands/toaster',
      'domain/forms/declaration.',
      'domain/forms/email-address.',
      'domain/forms/support-message.',
      'domain/forms/survey.',
      'domain/language/text-rules.',
    ],
  },
  // For the calculator; without it, money would be in the code of the admin area.
  { name: 'money', paths: ['domain/money/'] },
  { name: 'router', paths: ['node_modules/react-router/'] },
  // The frame of the admin area and the controls of its screens. What fewer of them share is a chunk by itself.
  {
    name: 'admin',
    paths: [
      'app/admin/controls/',
      'app/admin/errors/',
      'app/admin/frame/',
      'app/admin/accounts/',
      'app/admin/address-query',
      'app/admin/admin-',
      'app/admin/csv-link',
      'app/admin/load-pages',
      'app/admin/moment',
      'app/admin/more-button',
      'app/admin/select-field',
      'app/admin/use-',
      'app/admin/publishing/products/products-provider',
      'app/ui/',
      'app/theme/',
    ],
    minShareCount: 2,
  },
];

/** The groups as the bundler wants them. */
export const chunkGroups = [
  { name: 'preload', test: /vite\/preload-helper/ },
  // The words of a screen of the admin area are loaded with it, not with the code that several screens share.
  {
    name: (path: string) => `words-${/([a-z-]+)\.\w+$/.exec(path)?.[1]}`,
    test: /\/content\/(?:[a-z]+\/)?admin\//,
  },
  ...groups.map(({ name, paths, ...rest }) => ({
    name,
    test: new RegExp(`/(?:${paths.map((path) => RegExp.escape(path)).join('|')})`),
    ...rest,
  })),
].map((group, index, all) => ({ ...group, priority: all.length - index }));
