import { minuteMs } from '#domain/language/durations.ts';

/** From most to least permissions. */
export const roles = ['owner', 'editor', 'support'] as const;

export type Role = (typeof roles)[number];

/** Default for invitations. */
export const leastRole: Role = 'support';

const allowed = {
  useOwnAccount: ['owner', 'editor', 'support'],
  /** The morning screen; each part of it asks for its own. */
  seeDay: ['owner', 'editor', 'support'],
  seeColleagues: ['owner', 'editor', 'support'],
  publish: ['owner', 'editor'],
  /** That texts and claims are true. */
  confirmTexts: ['owner'],
  workInbox: ['owner', 'support'],
  eraseAndExport: ['owner'],
  readAudit: ['owner'],
  manageAccess: ['owner'],
} as const satisfies Record<string, readonly Role[]>;

export type Capability = keyof typeof allowed;

export function mayDo(role: Role, capability: Capability): boolean {
  return (allowed[capability] as readonly Role[]).includes(role);
}

export function rolesThatMay(capability: Capability): readonly Role[] {
  return allowed[capability];
}

/** Require the password again unless it was typed recently. */
const confirmed: ReadonlySet<Capability> = new Set(['eraseAndExport']);

export const confirmationMs: number = 10 * minuteMs;

export function isConfirmed(capability: Capability, confirmedAt: string, now: Date): boolean {
  return !confirmed.has(capability) || now.getTime() - Date.parse(confirmedAt) < confirmationMs;
}

export function isRole(text: unknown): text is Role {
  return (roles as readonly unknown[]).includes(text);
}
