import type { Email } from 'postal-mime';
import { anyEntryId } from '#domain/site/entry-id.ts';
import { textOf } from './html-to-text.ts';

/**
 * A mail server's report about a mail of ours. `delayed`: it goes on trying; `arrived`: it was handed on; `unclear`: a person has
 * to read it.
 */
export type MailReport = {
  state: 'failed' | 'delayed' | 'arrived' | 'unclear';
  reason: string;
  /** In the form of the ids of our mails, wherever it names them. */
  ids: string[];
};

const longestReason = 500;
const mostIds = 50;

const statusParts = ['message/delivery-status', 'message/global-delivery-status'];

/** From the machine-readable part (RFC 3464), else from the words that servers without one use. */
export function readReport(mail: Email): MailReport {
  const words = textOf(mail);
  const parts = mail.attachments.filter(({ mimeType }) => /^(?:message|text)\//i.test(mimeType));
  const texts = parts.map(({ content }) =>
    typeof content === 'string' ? content : Buffer.from(content as ArrayBuffer).toString('utf8'),
  );
  const ids = idsIn([words, ...texts].join('\n'));
  const status = parts.findIndex(({ mimeType }) => statusParts.includes(mimeType.toLowerCase()));
  const said = status === -1 ? undefined : fromFields(texts[status]!);
  return { ids, ...(said ?? fromWords(`${mail.subject ?? ''}\n${above(words)}`)) };
}

type Said = Omit<MailReport, 'ids'>;

function fromFields(text: string): Said | undefined {
  const groups = text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/\n[ \t]+/g, ' ')
    .split(/\n\s*\n/)
    .map(fieldsOf)
    .filter((fields) => fields.has('action') || fields.has('status'));
  const states = groups.map((fields) => ({ state: stateOf(fields), reason: reasonOf(fields) }));
  return states.find(({ state }) => state === 'failed') ?? states.find(({ state }) => state !== 'unclear');
}

function fieldsOf(group: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (const line of group.split('\n')) {
    const end = line.indexOf(':');
    if (end > 0) fields.set(line.slice(0, end).trim().toLowerCase(), line.slice(end + 1).trim());
  }
  return fields;
}

function stateOf(fields: ReadonlyMap<string, string>): MailReport['state'] {
  const action = (fields.get('action') ?? '').toLowerCase().split(/[\s(;]/)[0];
  if (action === 'failed') return 'failed';
  if (action === 'delayed') return 'delayed';
  if (action === 'delivered' || action === 'relayed' || action === 'expanded') return 'arrived';
  const [first] = fields.get('status') ?? '';
  return first === '5' ? 'failed' : first === '4' ? 'delayed' : first === '2' ? 'arrived' : 'unclear';
}

function reasonOf(fields: ReadonlyMap<string, string>): string {
  const diagnosis = (fields.get('diagnostic-code') ?? '').replace(/^[\w-]+;\s*/, '');
  return printable(diagnosis || (fields.get('status') ?? ''));
}

const givenUp =
  /given up|giving up|gave up|permanent|no further attempts|keine weiteren (?:Zustell)?versuche/i;
const delayed =
  /\bdelayed\b|delivery delay|will (?:be retried|continue|keep trying|retry)|not yet been delivered|do not need to resend|verzögert|(?:noch|bisher) nicht zugestellt|weitere (?:Zustell)?versuche/i;
const failed =
  /\b5\.\d{1,3}\.\d{1,3}\b|\b55\d[ -]|undeliver(?:ed|able)|(?:can(?:not|'t| not)|could(?: not|n't)) be delivered|(?:not|n't) (?:be )?able to deliver|unable to deliver|delivery (?:has )?failed|delivery failure|failure notice|return(?:ed|ing) (?:message |mail )?to (?:the )?sender|rejected|bounce|user unknown|does not exist|no such user|unzustellbar|nicht zustellbar|(?:nicht|konnte\b.{0,80}) zugestellt werden|Zustellung\b.{0,80}(?:fehlgeschlagen|gescheitert)|abgewiesen|abgelehnt|zurückgewiesen|existiert nicht/i;

function fromWords(text: string): Said {
  const state = givenUp.test(text)
    ? 'failed'
    : delayed.test(text)
      ? 'delayed'
      : failed.test(text)
        ? 'failed'
        : 'unclear';
  const line = text.split('\n').findLast((one) => /\b[45]\d\d[ -]|\b[45]\.\d{1,3}\.\d{1,3}\b/.test(one));
  return { state, reason: printable(line ?? text.split('\n').find((one) => failed.test(one)) ?? '') };
}

function above(words: string): string {
  const returned =
    /^(?:--.*(?:copy|original|below|Kopie|Nachricht).*|(?:> ?)?(?:Return-Path|Received|Message-ID):.*)$/im;
  return words.slice(0, returned.exec(words)?.index);
}

function idsIn(text: string): string[] {
  const ids = Array.from(text.matchAll(new RegExp(`${anyEntryId.source}(?=@)`, 'gi')), ([id]) =>
    id.toLowerCase(),
  );
  return [...new Set(ids)].slice(0, mostIds);
}

function printable(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Bidi_Control}\s]+/gu, ' ')
    .toWellFormed()
    .trim()
    .slice(0, longestReason);
}
