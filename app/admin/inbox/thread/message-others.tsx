import { Link } from 'react-router';
import { useAdmin } from '#app/admin/admin-context.ts';
import { momentText } from '#app/admin/moment.ts';
import type { WholeMessage } from '#domain/api/inbox/message.ts';
import type { Language } from '#domain/language/languages.ts';
import { plural } from '#domain/language/plural.ts';
import { fill } from '#domain/publishing/placeholders.ts';

export const othersId = 'message-others';

export function othersTitle(
  { messages }: ReturnType<typeof useAdmin>['words'],
  language: Language,
  { others }: Pick<WholeMessage, 'others'>,
): string {
  return fill(plural(messages, 'others', others.length, language), { count: others.length });
}

/** What else came from the same address. */
export function MessageOthers({ others }: { others: WholeMessage['others'] }) {
  const { words, language } = useAdmin();
  const texts = words.messages;
  if (others.length === 0) return null;
  return (
    <section id={othersId}>
      <h3>{othersTitle(words, language, { others })}</h3>
      <ul className="message-others">
        {others.map(({ id, reference, kind, receivedAt, status, excerpt }) => (
          <li key={id}>
            <Link to={`?message=${id}`}>
              {kind === 'message' ? reference : `${texts.kinds[kind]} ${reference}`}
            </Link>
            <span className="small muted" dir="auto">
              {excerpt}
            </span>
            <span className="caption muted">
              {momentText(language, receivedAt)} · {texts.states[status]}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
