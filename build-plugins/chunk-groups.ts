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
  {
    name: 'admin',
    paths: [
      'app/admin/',
      'app/ui/',
      'app/theme/',
      'domain/palette/',
      'domain/publishing/draft-changes.',
      'domain/publishing/product',
    ],
    minShareCount: 2,
  },
];

/** The groups as the bundler wants them. */
export const chunkGroups = [
  { name: 'preload', test: /vite\/preload-helper/ },
  ...groups.map(({ name, paths, ...rest }) => ({
    name,
    test: new RegExp(`/(?:${paths.map((path) => RegExp.escape(path)).join('|')})`),
    ...rest,
  })),
].map((group, index, all) => ({ ...group, priority: all.length - index }));
