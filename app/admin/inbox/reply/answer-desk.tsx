import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#app/admin/controls/button.tsx';
import { Loaded } from '#app/admin/controls/loaded.tsx';
import { useAct } from '#app/admin/controls/use-act.ts';
import { useWords } from '#app/admin/use-words.ts';
import { sendChange } from '#app/api-client.ts';
import { inboxWords } from '#content/admin/inbox.ts';
import type { Passages } from '#domain/api/inbox/passages.ts';
import type { Language } from '#domain/language/languages.ts';
import { fill } from '#domain/publishing/placeholders.ts';

type Props = { messageId: string; language: Language; onInsert: (text: string) => void };

/** What the site says about a message, to put into the reply; loaded after the thread. */
export function AnswerDesk({ messageId, language, onInsert }: Props) {
  const { desk: texts } = useWords(inboxWords).messages;
  const query = useQuery<Passages>({ queryKey: [`/api/admin/messages/${messageId}/passages`] });
  return (
    <Loaded query={query}>
      {({ passages, question }) =>
        passages.length > 0 ? (
          <section className="box group" aria-label={texts.title}>
            <h4>{texts.title}</h4>
            <ul className="rows">
              {passages.map(({ place, sentence, address }) => (
                <li key={address}>
                  <div className="lines" lang={language}>
                    <a className="text-act" href={address} target="_blank" rel="noreferrer">
                      {place.join(' · ')}
                    </a>
                    <p className="small">{sentence}</p>
                  </div>
                  <Button
                    aria-label={`${texts.insert}: ${place.join(' · ')}`}
                    onClick={() => onInsert(`${sentence}\n${address}\n`)}
                  >
                    {texts.insert}
                  </Button>
                </li>
              ))}
            </ul>
          </section>
        ) : (
          question !== null && <NothingFits messageId={messageId} question={question} />
        )
      }
    </Loaded>
  );
}

function NothingFits({ messageId, question }: { messageId: string; question: string }) {
  const { desk: texts } = useWords(inboxWords).messages;
  const [isKept, setIsKept] = useState(false);
  const keep = useAct({
    send: async () => await sendChange('POST', `/api/admin/messages/${messageId}/question`),
    done: () => setIsKept(true),
    failed: 'toast',
  });
  return (
    <div className="box lines start">
      <p className="small">{fill(texts.none, { question })}</p>
      {isKept ? (
        <p className="small muted" role="status">
          {texts.kept}
        </p>
      ) : (
        <Button isDisabled={keep.isRunning} onClick={() => keep.run()}>
          {texts.keep}
        </Button>
      )}
    </div>
  );
}
