import type { AuditEntry } from '#domain/api/audit.ts';
import { asPlaceholder, fill, replacePlaceholders } from '#domain/publishing/placeholders.ts';

type Variants = Readonly<Record<string, string>>;

export type AuditWords = {
  readonly actions: Readonly<Record<string, Readonly<Record<string, string | Variants>>>>;
  readonly states: Variants;
  readonly roles: Variants;
  readonly system: string;
  readonly removed: string;
  readonly unassigned: string;
};

export type AuditSentence = {
  readonly who: string;
  /** With `{{who}}` in place of the doer, if the sentence names one. */
  readonly text: string;
};

/** An action of a later version stands for itself. */
export function auditSentence(words: AuditWords, entry: AuditEntry): AuditSentence {
  const { details, operator, subject, target } = entry;
  const [topic = '', act = ''] = entry.action.split('.');
  const texts = words.actions[topic]?.[act];
  const text = typeof texts === 'object' ? texts[variantOf(entry)] : texts;
  const table = entry.action.startsWith('operator.') ? words.roles : words.states;
  const named = (names: Variants, key: unknown) => names[String(key)] ?? String(key);
  return {
    who: operator ? nameOf(words, operator) : words.system,
    text: filled(text ?? `${asPlaceholder('who')}: ${entry.action}`, {
      ...details,
      name: subject ? nameOf(words, subject) : words.unassigned,
      from: named(table, details.from),
      to: named(table, details.to),
      role: named(words.roles, details.role),
      version: target ?? '',
    }),
  };
}

/** All words of an action that stand in the log, to search them. */
export function auditTexts({ actions }: Pick<AuditWords, 'actions'>, action: string): string[] {
  const [topic = '', act = ''] = action.split('.');
  const texts = actions[topic]?.[act];
  return (typeof texts === 'object' ? Object.values(texts) : [texts ?? '']).map((text) =>
    replacePlaceholders(text, () => ''),
  );
}

function filled(text: string, values: Readonly<Record<string, unknown>>): string {
  return replacePlaceholders(text, (name) =>
    Object.hasOwn(values, name) ? String(values[name]) : undefined,
  );
}

/** Two who left and whose names were erased differ by a mark. */
function nameOf(words: AuditWords, { id, name }: NonNullable<AuditEntry['operator']>): string {
  return name ?? fill(words.removed, { mark: id.slice(-4) });
}

function variantOf({ action, details, operator, subject }: AuditEntry): string {
  const { from, to, reason } = details;
  switch (action) {
    case 'session.failed':
      return reason === 'invalidCredentials' && !subject ? 'unknown' : String(reason);
    case 'password.forgotten':
      return subject ? 'known' : 'unknown';
    case 'session.revoked':
      return typeof details.ended === 'number' ? 'others' : 'one';
    case 'operator.setUp':
      return String(details.purpose);
    case 'message.changed':
    case 'response.changed':
      if ('tags' in details) return 'tags';
      if ('followUp' in details) return details.followUp === null ? 'noFollowUp' : 'followUp';
      if (to === 'suspected') return 'spam';
      if (from === 'suspected') return 'notSpam';
      return from === to ? 'kept' : 'state';
    case 'message.assigned':
      if (!subject) return 'nobody';
      return subject.id === operator?.id ? 'self' : 'other';
    case 'messages.changed':
      return String(details.action);
    case 'mail.retried':
      if ('response' in details) return 'response';
      return 'message' in details ? 'message' : 'other';
    case 'mail.tested':
      return details.accepted === true ? 'ok' : 'refused';
    case 'release.restored':
      return Number(details.restoredVersion) === 0 ? 'initial' : 'version';
    case 'person.downloaded':
      return String(details.format);
    default:
      return '';
  }
}

type DetailWords = { readonly network: string; readonly attempts: string; readonly device: string };

/** From which device and network, and how often. */
export function auditDetails(words: DetailWords, { details }: AuditEntry): string[] {
  const { device, network, count } = details;
  return [
    typeof device === 'string' && filled(words.device, { device }),
    typeof network === 'string' && filled(words.network, { network }),
    typeof network === 'string' && typeof count === 'number' && filled(words.attempts, { count }),
  ].filter((text) => text !== false);
}
