import { useAdmin } from '#app/admin/admin-context.ts';
import { useWords } from '#app/admin/use-words.ts';
import { inboxWords } from '#content/admin/inbox.ts';
import { privacyWords } from '#content/admin/privacy.ts';
import type { FoundMessage, FoundPerson } from '#domain/api/person.ts';
import { plural } from '#domain/language/plural.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { RecordChoice } from './record-choice.tsx';

type Props = {
  person: FoundPerson;
  chosen: ReadonlySet<string>;
  onChoose: (id: string) => void;
};

/** Every kind says what was found, also if that is nothing. */
export function FoundRecords({ person, chosen, onChoose }: Props) {
  const { language, solutions } = useAdmin();
  const inbox = useWords(inboxWords);
  const { privacy } = useWords(privacyWords);
  const texts = privacy.results;
  const { messages, responses, email, name } = person;
  const noResponse = email !== null && name === null ? texts.responses.noneByAddress : texts.responses.none;

  return (
    <>
      <h3>{texts.messages.title}</h3>
      {messages.length === 0 && <p>{texts.messages.none}</p>}
      <ul className="rows">
        {messages.map((message) => (
          <RecordChoice
            key={message.id}
            kind={message.kind === 'message' ? privacy.kinds.message : inbox.messages.kinds[message.kind]}
            receivedAt={message.receivedAt}
            who={`${message.name}, ${message.email}`}
            text={message.excerpt}
            marks={[texts.messages[message.match], ...belongings(message)]}
            isChosen={chosen.has(message.id)}
            onChoose={() => onChoose(message.id)}
          />
        ))}
      </ul>
      <h3>{texts.responses.title}</h3>
      {responses.length === 0 && <p>{noResponse}</p>}
      <ul className="rows">
        {responses.map((response) => (
          <RecordChoice
            key={response.id}
            kind={privacy.kinds.response}
            receivedAt={response.receivedAt}
            who={[response.name, response.companyOrOccupation].filter(Boolean).join(', ')}
            text={response.comment}
            marks={[texts.responses[response.match], solutions[language][response.solutionUsed] ?? '']}
            isChosen={chosen.has(response.id)}
            onChoose={() => onChoose(response.id)}
          />
        ))}
      </ul>
    </>
  );

  function belongings(message: FoundMessage): string[] {
    return [
      ...(['replies', 'notes', 'mails'] as const)
        .filter((kind) => message[kind] > 0)
        .map((kind) => fill(plural(texts, kind, message[kind], language), { count: message[kind] })),
      ...(message.isBinned ? [texts.binned] : []),
    ];
  }
}
