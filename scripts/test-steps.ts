import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findChromium, findHeadlessShell } from '#tests/kit/chromium.ts';
import { findDovecot } from '#tests/kit/dovecot.ts';
import { findPgBouncer } from '#tests/kit/pgbouncer.ts';
import { findPostgresPrograms } from '#tests/kit/postgres-with-tools.ts';
import type { Command } from './run-command.ts';

export type Step = {
  readonly name: string;
  readonly command: Command;
  /** A reason why the step cannot be run on this machine, with the way to change that. */
  readonly obstacle?: () => string | undefined;
  readonly needsBuild?: boolean;
};

/** Steps that need it are not run when it fails. */
export const buildStep = 'build';

const script = (name: string): Command => ['npm', 'run', '--silent', name];
const tests = (project: string): Command => ['vitest', 'run', '--project', project];

/** `npm test`: what npm installs is enough. */
export const innerRing: readonly Step[] = [
  { name: 'types', command: script('types') },
  { name: 'lint, import directions and format', command: script('lint') },
  { name: 'unit tests (SQLite and PostgreSQL)', command: tests('unit') },
  { name: 'whole programs (commands, demo, move)', command: tests('programs') },
  { name: buildStep, command: script('build') },
  { name: 'page tests', command: tests('pages'), needsBuild: true },
  {
    name: 'smoke journey in a browser',
    command: ['playwright', 'test', '--config=tests/smoke'],
    needsBuild: true,
    obstacle: () =>
      hasBrowser()
        ? undefined
        : 'No browser is installed. To get one: npx playwright install chromium (on Linux as root: --with-deps)',
  },
];

/** Added by `npm run test:all`. Needs Linux, and Debian's packages of `missingInstalls`. */
export const outerRing: readonly Step[] = [
  { name: 'vulnerabilities of the packages that ship', command: ['node', 'scripts/known-weaknesses.ts'] },
  { name: 'tests with PostgreSQL’s tools, PgBouncer, Dovecot and systemd', command: tests('tools') },
  { name: 'durability (kill and stop under load)', command: tests('durability'), needsBuild: true },
  { name: 'attacks and fuzzing', command: tests('attack*'), needsBuild: true },
  { name: 'journeys and accessibility in a browser', command: ['playwright', 'test'], needsBuild: true },
];

/** Debian's packages for the outer ring, as root or with sudo: those that are missing. */
export function missingInstalls(): readonly Step[] {
  const isThere = {
    chromium: findHeadlessShell() !== undefined,
    postgresql: findPostgresPrograms() !== undefined,
    dovecot: findDovecot() !== undefined,
    pgbouncer: findPgBouncer() !== undefined,
  };
  return Object.entries(isThere)
    .filter(([, there]) => !there)
    .map(([name]) => ({ name: `install ${name}`, command: ['sh', `scripts/install-${name}.sh`] }));
}

/** Asked when it is needed: a step before may have installed one. */
function hasBrowser(): boolean {
  const known = [findHeadlessShell(), findChromium(), chromium.executablePath()];
  return known.some((path) => path !== undefined && existsSync(path));
}
