import { defineConfig, type OxlintOverride } from 'oxlint';
import { languages } from '#domain/language/languages.ts';

const acrossFolders = {
  group: ['../*', '../**'],
  message: 'Imports across folders start with # and say where they lead; within a folder they start with ./',
};

/**
 * The content itself. It is handed to renders, mails and the API as one value (content/content.ts); only what starts a
 * process or is built before any content is known reads these files.
 */
const values = [
  'content/default-content.ts',
  'content/words.ts',
  'content/admin/words.ts',
  'content/claims.ts',
  'content/genesis-feed.ts',
  'content/plans.ts',
  'content/prices.ts',
  'content/schedules.ts',
  'content/stories.ts',
  'content/terms-figures.ts',
  'content/offerings/offerings.ts',
  'content/offerings/*/**',
  ...languages.map((language) => `content/${language}/**`),
];

/** Parts of the site that a browser may know: the lowest floor of the app. */
const facts = ['domain/**', 'content/**', 'app/routes.ts', 'app/rendering.ts', 'app/words/**'];
/** `fetch` is called here alone. */
const apiClient = ['app/api-client.ts', 'app/send-once.ts', 'app/submit-form.ts'];
const base = [...facts, 'app/head/**', 'app/inline/**', 'app/theme/**', ...apiClient];
const forms = [...base, 'app/ui/**', 'app/forms/**'];
const sections = [...forms, 'app/sections/**', 'app/frame/**', 'app/islands/island.tsx', 'app/root.tsx'];

/** Rooms beside the topics that a topic needs as well. */
const beside: Readonly<Record<string, readonly string[]>> = {
  publishing: ['server/pages/**'],
  assistant: ['server/search/**'],
};

/** The topics of the server, from the ground up: each knows itself and those before it. */
const topics = [
  'audit',
  'figures',
  'outbox',
  'accounts',
  'forms',
  'inbox',
  'publishing',
  'responses',
  'privacy',
  'backup',
  'assistant',
  'health',
];
const serverBase = ['domain/**', 'content/**', 'server/core/**', 'server/env.ts', 'server/admin-parts.ts'];

type Floor = {
  readonly files: string[];
  readonly mayImport: string[];
  /** Whether content itself may be imported, and not only handed in. */
  readonly readsContent?: true;
  readonly because: string;
};

/** The house, floor by floor: which files may import which, beside their own folder. */
const floors: readonly Floor[] = [
  {
    files: ['domain/**'],
    mayImport: ['domain/**'],
    because: 'domain holds rules: it imports nothing of ours',
  },
  {
    files: ['content/**'],
    mayImport: ['domain/**', 'content/**'],
    readsContent: true,
    because: 'content imports domain only',
  },
  {
    files: ['app/ui/**'],
    mayImport: ['domain/**', 'app/ui/**'],
    because: 'ui knows no words, no data and no requests',
  },
  {
    files: ['app/inline/**'],
    mayImport: ['domain/**', 'app/inline/**'],
    because: 'scripts that stand in every document import rules and each other only',
  },
  { files: ['app/words/**'], mayImport: facts, because: 'words import domain, content and the routes only' },
  {
    files: ['app/head/**', 'app/theme/**', ...apiClient],
    mayImport: base,
    because: 'head, theme and the API client import words, domain and content only',
  },
  { files: ['app/forms/**'], mayImport: forms, because: 'forms import ui, the API client and domain' },
  {
    files: ['app/islands/**'],
    mayImport: [...forms, 'app/islands/**'],
    because: "islands run in a visitor's browser: ui, forms, words, domain only",
  },
  {
    files: ['app/sections/**', 'app/frame/**'],
    mayImport: sections,
    because: 'sections and frame import what lies below them, never pages',
  },
  {
    files: ['app/pages/**'],
    mayImport: sections,
    because: 'pages import what lies below them, never one another, and islands through island.tsx',
  },
  {
    files: ['app/admin/**'],
    mayImport: [...sections.filter((path) => path !== 'app/islands/island.tsx'), 'app/admin/**'],
    because: 'the admin area imports what lies below it, never pages or islands',
  },
  {
    files: ['app/root.tsx', 'app/rendering.ts', 'app/entry.*.tsx', 'app/document-*.ts'],
    mayImport: [...sections, 'app/islands/**', 'app/admin/**'],
    because: 'the app never imports the server',
  },
  {
    files: ['app/routes.ts'],
    mayImport: facts,
    readsContent: true,
    because: 'the routes of a build are those of the content it is built with',
  },
  ...topics.map((topic, index): Floor => {
    const lower = topics.slice(0, index + 1).map((name) => `server/${name}/**`);
    return {
      files: [`server/${topic}/**`],
      mayImport: [...serverBase, ...lower, ...(beside[topic] ?? [])],
      because: `server/${topic} imports core, and of the topics only ${topics.slice(0, index).join(', ') || 'itself'}`,
    };
  }),
  {
    files: ['server/core/**'],
    mayImport: ['domain/**', 'server/core/**', 'server/env.ts'],
    because: 'core knows no topic: it imports domain only',
  },
  {
    files: ['server/search/**'],
    mayImport: ['domain/**', 'content/**', 'server/core/**', 'server/search/**'],
    because: 'the search imports core, domain and content; the rendered pages are handed in',
  },
  {
    files: ['server/pages/**'],
    mayImport: [
      'domain/**',
      'content/**',
      'server/core/**',
      'server/pages/**',
      'server/search/**',
      'app/entry.server.tsx',
      'app/rendering.ts',
    ],
    because: 'page rendering imports core, domain, content and types of the app; the built site is handed in',
  },
  {
    files: ['server/*.ts'],
    mayImport: ['domain/**', 'content/**', 'server/**'],
    because: 'the server gets its content handed in',
  },
  {
    files: ['server/serve.ts', 'server/develop.ts'],
    mayImport: ['content/**', 'server/**'],
    readsContent: true,
    because: 'the start of the server makes its content',
  },
  {
    files: ['commands/**'],
    mayImport: [
      'domain/**',
      'commands/**',
      'server/**',
      'content/facts/**',
      // The doctor starts without any other content, and also where the configuration is refused. How settings lie over it
      // is code alone.
      'content/en/checks.json',
      'content/edits/stored-edits.ts',
    ],
    readsContent: true,
    because: 'commands import the server, domain and the configuration',
  },
];

/** Import directions and cycles, which Biome does not know by folder. Everything else is Biome's (biome.json). */
export default defineConfig({
  plugins: ['import'],
  categories: { correctness: 'off' },
  ignorePatterns: ['build/**', 'node_modules/**', '.react-router/**', 'test-results/**'],
  rules: {
    'import/no-cycle': ['error', { ignoreTypes: true }],
    'no-restricted-properties': [
      'error',
      {
        property: 'normalize',
        message: 'composed() of #domain/composed-text.ts: normalize takes the square of the number of marks',
      },
    ],
    'no-restricted-imports': ['error', { patterns: [acrossFolders] }],
  },
  overrides: [
    { files: ['domain/language/composed-text.ts'], rules: { 'no-restricted-properties': 'off' } },
    ...floors.map(
      ({ files, mayImport, readsContent, because }): OxlintOverride => ({
        files,
        rules: {
          'no-restricted-imports': [
            'error',
            {
              patterns: [
                acrossFolders,
                {
                  group: [
                    '#*',
                    '#*/**',
                    ...mayImport.map((path) => `!#${path}`),
                    ...(readsContent ? [] : values.map((path) => `#${path}`)),
                  ],
                  message: because,
                },
              ],
            },
          ],
        },
      }),
    ),
    {
      files: ['**/*.test.ts', '**/*.test.tsx'],
      rules: { 'no-restricted-imports': ['error', { patterns: [acrossFolders] }] },
    },
  ],
});
