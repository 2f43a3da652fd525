export const auditActions = {
  access: ['session.signedIn', 'session.failed', 'session.signedOut', 'session.revoked'],
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
    'password.changed',
    'password.forgotten',
    'totp.enabled',
    'totp.disabled',
    'recoveryCodes.renewed',
    'recoveryCode.used',
  ],
  website: ['publication.published', 'publication.restored'],
  inbox: [
    'message.changed',
    'message.answered',
    'message.confirmed',
    'message.noted',
    'messages.changed',
    'response.changed',
    'mail.retried',
    'template.created',
    'template.changed',
    'template.deleted',
  ],
  data: ['messages.exported', 'responses.exported', 'person.exported', 'person.erased'],
} as const;

export type AuditGroup = keyof typeof auditActions;
export type AuditAction = (typeof auditActions)[AuditGroup][number];

export const auditGroups = Object.keys(auditActions) as AuditGroup[];

export function isAuditGroup(text: string): text is AuditGroup {
  return Object.hasOwn(auditActions, text);
}
