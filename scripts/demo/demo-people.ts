import type { Role } from '#domain/accounts/roles.ts';

export type DemoPerson = {
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly password: string;
};

/** Addresses end in `.example`, which is reserved (RFC 2606). The former editor works in support now. */
export const demoPeople = {
  owner: {
    name: 'Olga Muster',
    email: 'olga@team.example',
    role: 'owner',
    password: 'neun-kisten-bernstein',
  },
  support: {
    name: 'Sami Beispiel',
    email: 'sami@team.example',
    role: 'support',
    password: 'sieben-leise-boote',
  },
  editor: {
    name: 'Ella Probe',
    email: 'ella@team.example',
    role: 'editor',
    password: 'drei-kluge-kraniche',
  },
  formerEditor: {
    name: 'Fred Vormals',
    email: 'fred@team.example',
    role: 'editor',
    password: 'vier-alte-leuchten',
  },
} as const satisfies Record<string, DemoPerson>;

export type DemoPersonId = keyof typeof demoPeople;

/** One for each role. */
export const demoAccounts: readonly DemoPerson[] = [demoPeople.owner, demoPeople.support, demoPeople.editor];
