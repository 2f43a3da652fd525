import type { FoundMessage } from '#domain/api/person.ts';
import { lineExcerpt } from '#domain/language/excerpt.ts';
import { excerptLength } from '#server/inbox/inbox.ts';
import type { PersonRecords } from './privacy.ts';

export function foundMessage(message: PersonRecords['messages'][number]): FoundMessage {
  const { id, reference, receivedAt, kind, name, email, language, match, deletedAt, replies, notes, mails } =
    message;
  return {
    id,
    reference,
    receivedAt,
    kind,
    name: lineExcerpt(name),
    email,
    excerpt: message.message.slice(0, excerptLength),
    language,
    isBinned: deletedAt !== null,
    replies: replies.length,
    notes: notes.length,
    mails: mails.filter(({ status }) => status === 'queued' || status === 'held').length,
    match,
  };
}
