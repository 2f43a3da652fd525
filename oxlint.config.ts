import { defineConfig, type OxlintOverride } from 'oxlint';
import { languages } from './domain/languages.ts';

const acrossFolders = {
  group: ['../*', '../**'],
  message: 'Imports across folders start with # and say where they lead; within a folder they start with ./',
};

/**
 * The content itself. It is handed to renders, mails and the API as one value (content/content.ts); only what starts a
 * process or is built before any content is known reads these files.
 */
const values = [
  'content/shipped.ts',
  'content/words.ts',
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

/** What a browser may know of the site: the lowest floor of the app. */
const facts = ['domain/**', 'content/**', 'config/**', 'app/routes.ts', 'app/rendering.ts', 'app/words/**'];
const base = [...facts, 'app/head/**', 'app/inline/**', 'app/theme/**', 'app/api-client.ts'];
const forms = [...base, 'app/ui/**', 'app/forms/**'];
const sections = [...forms, 'app/sections/**', 'app/shell/**', 'app/islands/island.tsx', 'app/root.tsx'];

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
    files: ['config/**'],
    mayImport: ['domain/**', 'config/**', 'content/offerings/**'],
    readsContent: true,
    because: 'the configuration knows rules, and the links of offerings',
  },
  {
    files: ['content/**'],
    mayImport: ['domain/**', 'content/**', 'config/**'],
    readsContent: true,
    because: "content imports domain and the site's configuration only",
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
    files: ['app/head/**', 'app/theme/**', 'app/api-client.ts'],
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
    files: ['app/sections/**', 'app/shell/**'],
    mayImport: sections,
    because: 'sections and shell import what lies below them, never pages',
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
  {
    files: ['server/*.ts'],
    mayImport: ['domain/**', 'content/**', 'server/**', 'config/**'],
    because: 'the server gets its content handed in',
  },
  {
    files: ['server/serve.ts', 'server/develop.ts'],
    mayImport: ['content/**', 'server/**', 'config/**'],
    readsContent: true,
    because: 'the start of the server makes its content',
  },
  {
    files: ['server/store/**'],
    mayImport: ['server/store/**', 'domain/**'],
    because: 'the store imports domain only',
  },
  {
    files: ['server/api/**', 'server/middleware/**'],
    mayImport: [
      'server/store/**',
      'domain/**',
      'server/*.ts',
      'server/http/**',
      'server/publishing/**',
      'server/auth/**',
      'server/middleware/**',
      'server/api/**',
      'server/content/**',
      'content/content.ts',
      'content/offerings/survey-choices.ts',
      'config/**',
    ],
    because: 'handlers import the store, domain and what the server shares with them',
  },
  {
    files: ['server/http/**'],
    mayImport: [
      'server/store/**',
      'domain/**',
      'server/*.ts',
      'server/http/**',
      'server/middleware/**',
      'server/pages/**',
      'content/content.ts',
      'config/**',
    ],
    because: 'what carries requests asks the pages, and knows no form and no operator',
  },
  {
    files: ['server/publishing/**'],
    mayImport: [
      'server/store/**',
      'domain/**',
      'server/*.ts',
      'server/publishing/**',
      'server/checks/**',
      'server/pages/**',
      'server/auth/tell-operator.ts',
      'server/http/private-address.ts',
      'server/mail/finding-text.ts',
      'content/**',
      'config/**',
    ],
    because: 'publishing imports the store, the pages it shows, what is checked before it and who is told',
  },
  {
    files: ['server/content/**'],
    mayImport: ['domain/**', 'content/**', 'server/content/**'],
    because: 'what translators get and send imports domain and content',
  },
  {
    files: ['server/auth/**'],
    mayImport: ['server/store/**', 'domain/**', 'server/auth/**'],
    because: 'signing in imports the store and domain',
  },
  {
    files: ['server/mail/**'],
    mayImport: ['server/store/**', 'domain/**', 'server/mail/**', 'content/**', 'config/**'],
    because: 'mail imports the store, domain and content',
  },
  {
    files: ['server/backup/**'],
    mayImport: [
      'server/store/**',
      'domain/**',
      'server/backup/**',
      'server/env.ts',
      'server/turns.ts',
      'config/**',
    ],
    because: 'backups import the store, domain and the configuration',
  },
  {
    files: ['server/move/**'],
    mayImport: [
      'server/store/**',
      'server/move/**',
      'server/backup/backup-file.ts',
      'server/backup/work-folder.ts',
    ],
    because: 'the move knows the store and how files are put in their place',
  },
  {
    files: ['server/incoming/**'],
    mayImport: [
      'server/store/**',
      'server/file-kind.ts',
      'server/incoming/**',
      'domain/**',
      'content/content.ts',
    ],
    because: 'what reads the mailbox imports the store, domain and who the site is',
  },
  {
    files: ['server/checks/**'],
    mayImport: [
      'server/store/**',
      'domain/**',
      'server/checks/**',
      'server/env.ts',
      'server/mail/transport.ts',
      'server/incoming/mailbox-address.ts',
      'server/incoming/mailbox-connection.ts',
      'config/**',
    ],
    because:
      'checks import the store, domain, the configuration and the ways to the mail server and the mailbox',
  },
  {
    files: ['server/commands/**'],
    mayImport: [
      'server/store/**',
      'domain/**',
      'server/commands/**',
      'server/env.ts',
      'server/environment.ts',
      'server/auth/**',
      'server/backup/**',
      'server/move/**',
      'server/checks/**',
      'server/mail/finding-text.ts',
      'server/all-variables.ts',
      'config/**',
      // The doctor starts without any other content, and also where the configuration is refused. How settings lie over it
      // is code alone.
      'content/en/checks.json',
      'content/edits/edited-content.ts',
      'content/edits/stored-edits.ts',
    ],
    readsContent: true,
    because: 'commands import the store, domain, the configuration and what they start',
  },
  {
    files: ['server/pages/**'],
    mayImport: [
      'server/store/**',
      'domain/**',
      'server/pages/**',
      'server/http/headers.ts',
      'content/**',
      'config/**',
      'app/entry.server.tsx',
      'app/rendering.ts',
    ],
    because:
      'page rendering imports the store, domain, content, the table of headers and types of the app; the built site is handed in',
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
    { files: ['domain/composed-text.ts'], rules: { 'no-restricted-properties': 'off' } },
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
