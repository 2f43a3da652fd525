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
      'app/send-once',
      'app/ui/focus-next-tab',
      'app/ui/form-problem',
      'app/ui/icon',
      'app/ui/motif-use',
      'app/ui/use-toast',
      'domain/forms/submission-headers.',
      'domain/language/addresses.',
      'domain/language/composed-text.',
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
  // The frame of the admin area, then its forms, then controls that some screens share.
  {
    name: 'admin',
    paths: [
      'app/admin/frame/',
      'app/admin/accounts/operator-gate',
      'app/admin/accounts/sign-in/after-sign-in',
      'app/admin/accounts/use-session',
      'app/admin/address-query',
      'app/admin/controls/loaded',
      'app/admin/moment',
      'app/admin/use-words',
    ],
  },
  {
    name: 'admin-forms',
    paths: [
      'app/admin/accounts/secret-form',
      'app/admin/accounts/sign-in/',
      'app/admin/controls/form-card',
      'app/admin/controls/text-field',
      'app/admin/use-admin-form',
    ],
    minShareCount: 2,
  },
  { name: 'controls', paths: ['app/admin/controls/', 'app/admin/errors/'], minShareCount: 2 },
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
