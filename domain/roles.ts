/** What operators are, from the one who may do everything to the one who may do least. */
export const roles = ['owner', 'editor', 'support'] as const;

export type Role = (typeof roles)[number];

/** Who is invited gets no more than they need, unless somebody decides otherwise. */
export const leastRole: Role = 'support';

/** What can be done in the admin area, and who may. */
const allowed = {
  /** Own password, second factor and sessions. */
  useOwnAccount: ['owner', 'editor', 'support'],
  /** Names of the other operators. */
  seeColleagues: ['owner', 'editor', 'support'],
  /** Products, colours and texts that visitors see, and their history. */
  publish: ['owner', 'editor'],
  /** Messages and survey responses: read, sort, answer. */
  workInbox: ['owner', 'support'],
  /** Personal data, out of the house or gone for good. */
  eraseAndExport: ['owner'],
  readAudit: ['owner'],
  /** Who may sign in, with which role, under which rules. */
  manageAccess: ['owner'],
} as const satisfies Record<string, readonly Role[]>;

export type Capability = keyof typeof allowed;

/** Whether somebody with this role may do it. */
export function mayDo(role: Role, capability: Capability): boolean {
  return (allowed[capability] as readonly Role[]).includes(role);
}

/** What takes the password once more, unless it was typed a short while ago. */
const confirmed: ReadonlySet<Capability> = new Set(['eraseAndExport']);

/** How long the password that was typed counts for the session it was typed in. */
export const confirmationMs: number = 10 * 60 * 1000;

/** Whether this can be done by somebody who typed the password of the session at `confirmedAt`. */
export function isConfirmed(capability: Capability, confirmedAt: string, now: Date): boolean {
  return !confirmed.has(capability) || now.getTime() - Date.parse(confirmedAt) < confirmationMs;
}

export function isRole(text: unknown): text is Role {
  return (roles as readonly unknown[]).includes(text);
}
