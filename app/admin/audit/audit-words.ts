import type { AdminWords } from '#app/admin/admin-data.ts';
import { fill } from '#app/words/fill.ts';
import type { AuditEntry } from '#domain/answers/audit.ts';

type AuditWords = AdminWords['audit'];

export function actionText({ actions }: Pick<AuditWords, 'actions'>, entry: AuditEntry): string {
  const [subject = '', action = ''] = entry.action.split('.');
  const texts: Readonly<Record<string, Readonly<Record<string, string>>>> = actions;
  const text = texts[subject]?.[action];
  if (text === undefined) return entry.action;
  const numbers = Object.entries(entry.details).filter(([, value]) => typeof value === 'number');
  return fill(text, { ...Object.fromEntries(numbers), version: entry.target ?? '' });
}

export function doerText(words: AuditWords, { operator, action }: AuditEntry): string {
  if (operator) return operator.name ?? words.removed;
  return action === 'session.failed' ? words.nobody : words.system;
}

export function reasonText(
  { reasons, network, attempts }: AuditWords,
  { details }: AuditEntry,
): string | undefined {
  if (typeof details.reason !== 'string') return undefined;
  const texts: Readonly<Record<string, string>> = reasons;
  const parts = [
    texts[details.reason],
    typeof details.network === 'string' && fill(network, { network: details.network }),
    typeof details.count === 'number' && fill(attempts, { count: details.count }),
  ];
  return parts.filter(Boolean).join(', ') || undefined;
}
