import { Link } from 'react-router';
import { useAdmin } from '#app/admin/admin-context.ts';
import { momentText } from '#app/admin/moment.ts';
import { fill } from '#app/words/fill.ts';
import type { WholeMessage } from '#domain/answers/message.ts';
import { plural } from '#domain/plural.ts';

/** What else came from the same address. */
export function MessageOthers({ others }: { others: WholeMessage['others'] }) {
  const { words, language } = useAdmin();
  const texts = words.messages;
  if (others.length === 0) return null;
  return (
    <section>
      <h3>{fill(plural(texts, 'others', others.length, language), { count: others.length })}</h3>
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
