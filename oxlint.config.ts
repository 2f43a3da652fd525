import { defineConfig, type OxlintOverride } from 'oxlint';

const acrossFolders = {
  group: ['../*', '../**'],
  message: 'Imports across folders start with # and say where they lead; within a folder they start with ./',
};

/** What a browser may know of the site: the lowest floor of the app. */
const facts = ['domain/**', 'content/**', 'site.config.ts', 'app/routes.ts', 'app/words/**'];
const base = [...facts, 'app/rendering.ts', 'app/head/**', 'app/theme/**', 'app/api-client.ts'];
const forms = [...base, 'app/ui/**', 'app/forms/**'];
const sections = [...forms, 'app/sections/**', 'app/shell/**', 'app/islands/island.tsx', 'app/root.tsx'];

/** The house, floor by floor: which files may import which, beside their own folder. */
const floors: readonly { files: string[]; mayImport: string[]; because: string }[] = [
  {
    files: ['domain/**'],
    mayImport: ['domain/**'],
    because: 'domain holds rules: it imports nothing of ours',
  },
  {
    files: ['content/**'],
    mayImport: ['domain/**', 'content/**', 'site.config.ts'],
    because: "content imports domain and the site's configuration only",
  },
  {
    files: ['app/ui/**'],
    mayImport: ['domain/**', 'app/ui/**'],
    because: 'ui knows no words, no data and no requests',
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
    files: [
      'app/routes.ts',
      'app/root.tsx',
      'app/rendering.ts',
      'app/entry.*.tsx',
      'app/document-assets.ts',
      'app/document-styles.ts',
    ],
    mayImport: [...sections, 'app/islands/**', 'app/admin/**'],
    because: 'the app never imports the server',
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
      'server/auth/**',
      'server/middleware/**',
      'server/api/**',
      'site.config.ts',
    ],
    because: 'handlers import the store, domain and what the server shares with them',
  },
  {
    files: ['server/auth/**'],
    mayImport: ['server/store/**', 'domain/**', 'server/auth/**'],
    because: 'signing in imports the store and domain',
  },
  {
    files: ['server/mail/**'],
    mayImport: ['server/store/**', 'domain/**', 'server/mail/**', 'content/**', 'site.config.ts'],
    because: 'mail imports the store, domain and content',
  },
  {
    files: ['server/pages/**'],
    mayImport: [
      'server/store/**',
      'domain/**',
      'server/pages/**',
      'content/**',
      'site.config.ts',
      'app/entry.server.tsx',
      'app/rendering.ts',
    ],
    because:
      'page rendering imports the store, domain, content and types of the app; the built site is handed in',
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
      ({ files, mayImport, because }): OxlintOverride => ({
        files,
        rules: {
          'no-restricted-imports': [
            'error',
            {
              patterns: [
                acrossFolders,
                { group: ['#*', '#*/**', ...mayImport.map((path) => `!#${path}`)], message: because },
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
