import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { drawings } from './build-plugins/drawings.ts';
import { inlineScripts } from './build-plugins/inline-scripts.ts';

const processors = availableParallelism();

// Workers, and the many programs that tests start, begin with what Node compiled before: in half the time.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/node');

/** Attacks that are counted in time and memory. */
const costs = ['anything', 'cheap-requests', 'growth', 'unicode'].map(
  (name) => `tests/attack/${name}.test.ts`,
);

/** Start whole programs and take seconds each; `npm run check` leaves them to `npm test`. */
const programs = ['{scripts/demo,commands,bench}/**/*.test.ts', 'server/run.test.ts'];

// The build plugin of the router wraps page components; it is left out: tests render plain parts.
export default defineConfig({
  test: {
    projects: [
      {
        plugins: [drawings(), inlineScripts()],
        test: {
          name: 'unit',
          include: [
            '{app,build-plugins,content,domain,scripts,server}/**/*.test.{ts,tsx}',
            'tests/documents/**/*.test.ts',
            'tests/*.test.ts',
          ],
          exclude: ['**/*.tools.test.ts', ...programs],
          environment: 'node',
          globalSetup: ['tests/kit/postgres.ts'],
          // A worker for each file costs a third of the time; these tests share no state.
          isolate: false,
          // Some wait for a mail server or a process.
          maxWorkers: processors + 1,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [drawings(), inlineScripts()],
        test: {
          name: 'programs',
          include: programs,
          exclude: ['**/*.tools.test.ts'],
          environment: 'node',
          globalSetup: ['tests/kit/postgres.ts'],
          isolate: false,
          // Most of the time they wait for a program.
          maxWorkers: 2 * processors,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        // Needs programs that npm does not bring: PostgreSQL's tools, Dovecot, systemd.
        test: {
          name: 'tools',
          include: ['{commands,server,tests}/**/*.tools.test.ts'],
          environment: 'node',
          globalSetup: ['tests/kit/postgres.ts'],
          maxWorkers: processors + 1,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [drawings()],
        test: {
          name: 'pages',
          include: ['tests/pages/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/kit/built-site.ts'],
          maxWorkers: '100%',
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        // The built server, killed, stopped and cut off under load; needs `npm run build`.
        test: {
          name: 'durability',
          include: [
            process.env.CHAOS_ROUNDS ? 'tests/durability/**/*.test.ts' : 'tests/durability/*.test.ts',
          ],
          environment: 'node',
          globalSetup: ['tests/kit/postgres.ts'],
          // Most of the time a test waits for a start or the end of a fault.
          maxWorkers: 2 * processors,
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        // Attacks on the built server that must not work again; needs `npm run build`.
        test: {
          name: 'attack',
          include: ['tests/attack/**/*.test.ts'],
          exclude: costs,
          environment: 'node',
          globalSetup: ['tests/kit/postgres.ts'],
          maxWorkers: processors + 1,
          testTimeout: 120_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        // Attacks that measure the cost of a request: nothing else may run beside them.
        test: {
          name: 'attack-costs',
          include: costs,
          environment: 'node',
          globalSetup: ['tests/kit/postgres.ts'],
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
