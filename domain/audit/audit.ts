export const auditActions = {
  access: [
    'session.signedIn',
    'session.failed',
    'session.signedOut',
    'session.revoked',
    'password.refused',
    'totp.refused',
  ],
  accounts: [
    'operator.setUp',
    'operator.invited',
    'operator.resetRequested',
    'operator.roleChanged',
    'operator.sessionsEnded',
    'operator.secondFactorTaken',
    'operator.removed',
    'secondFactorRule.made',
    'secondFactorRule.lifted',
    'operator.renamed',
    'operator.addressChanged',
    'operator.noticesChanged',
    'password.changed',
    'password.forgotten',
    'totp.enabled',
    'totp.disabled',
    'recoveryCodes.renewed',
    'recoveryCode.used',
  ],
  website: [
    'release.published',
    'release.restored',
    'release.scheduled',
    'release.approved',
    'release.cancelled',
    'release.failed',
    'content.discarded',
    'content.restored',
    'previewLink.made',
    'previewLink.revoked',
    'approvalRule.made',
    'approvalRule.lifted',
    'content.exported',
    'content.reviewed',
    'content.reviewWithdrawn',
  ],
  inbox: [
    'message.changed',
    'message.assigned',
    'message.answered',
    'message.confirmed',
    'message.noted',
    'messages.changed',
    'response.changed',
    'response.taken',
    'mail.retried',
    'mail.dismissed',
    'mail.tested',
    'template.created',
    'template.changed',
    'template.deleted',
    'sender.blocked',
    'sender.unblocked',
  ],
  reading: ['message.opened', 'response.opened', 'person.opened', 'person.searched'],
  data: [
    'messages.exported',
    'responses.exported',
    'audit.exported',
    'person.downloaded',
    'person.erased',
    'person.exported',
  ],
} as const;

export type AuditGroup = keyof typeof auditActions;
export type AuditAction = (typeof auditActions)[AuditGroup][number];

/** Codes, counts and ids; no personal data of customers. `device`: browser and system. */
export type AuditDetails = Readonly<Record<string, string | number | boolean | null>>;

export const auditGroups = Object.keys(auditActions) as AuditGroup[];

export function isAuditGroup(text: string): text is AuditGroup {
  return Object.hasOwn(auditActions, text);
}

type Recorded = {
  readonly action: string;
  readonly target: string | null;
  readonly details: Readonly<Record<string, unknown>>;
};

/** The operator whom an entry is about, if it is about one. */
export function auditSubject({ action, target, details }: Recorded): string | null {
  if (action === 'message.assigned') return typeof details.assignee === 'string' ? details.assignee : null;
  const isAboutAccess =
    action.startsWith('operator.') || action === 'session.failed' || action === 'password.forgotten';
  return isAboutAccess && target !== null && !target.includes(':') ? target : null;
}

export type AuditedRecord = { readonly kind: 'message' | 'response'; readonly id: string };

/** The message or response that an entry is about. */
export function auditedRecord({ action, target, details }: Recorded): AuditedRecord | null {
  if (action.startsWith('mail.')) {
    if (typeof details.message === 'string') return { kind: 'message', id: details.message };
    return typeof details.response === 'string' ? { kind: 'response', id: details.response } : null;
  }
  if (action === 'person.opened') return target === null ? null : { kind: 'message', id: target };
  const kind = (['message', 'response'] as const).find((name) => action.startsWith(`${name}.`));
  return kind && target !== null ? { kind, id: target } : null;
}
