import { useEffect, useRef, useState } from 'react';
import { useConfirmed } from '#app/admin/accounts/use-confirmed.tsx';
import { useAdmin } from '#app/admin/admin-context.ts';
import { momentText } from '#app/admin/moment.ts';
import { saveFile } from '#app/admin/save-file.ts';
import { fill } from '#app/words/fill.ts';
import type { FoundPerson } from '#domain/answers/person.ts';
import { plural } from '#domain/plural.ts';
import { EraseDialog } from './erase-dialog.tsx';

export function PersonFound({ person, onErased }: { person: FoundPerson; onErased: () => void }) {
  const { words, language, solutions, notify } = useAdmin();
  const { results: texts, export: exporting, erase } = words.privacy;
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isErasing, setIsErasing] = useState(false);
  const { afterConfirming, question } = useConfirmed();
  const heading = useRef<HTMLHeadingElement>(null);
  const { messages, responses } = person;
  const counts = {
    messages: messages.length,
    replies: messages.flatMap(({ replies }) => replies).length,
    notes: messages.flatMap(({ notes }) => notes).length,
    mails: messages.flatMap(({ mails }) => mails.filter(({ status }) => status === 'queued')).length,
    responses: responses.length,
  };
  const kinds = (Object.keys(counts) as (keyof typeof counts)[]).filter((kind) => counts[kind] > 0);
  const query = person.email ?? person.name ?? '';

  useEffect(() => heading.current?.focus(), []);

  return (
    <section className="card product-form" aria-labelledby="person-found">
      <h2 ref={heading} id="person-found" tabIndex={-1}>
        {fill(texts.title, { query })}
      </h2>
      {kinds.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <>
          <ul className="person-counts">
            {kinds.map((kind) => (
              <li key={kind}>{fill(plural(texts, kind, counts[kind], language), { count: counts[kind] })}</li>
            ))}
          </ul>
          {responses.length > 0 && (
            <ul className="responses">
              {responses.map(({ id, name, companyOrOccupation, solutionUsed, receivedAt, comment }) => (
                <li key={id}>
                  <p className="response-line">
                    <b dir="auto">{[name, companyOrOccupation].filter(Boolean).join(', ')}</b>
                    <span>{solutions[language][solutionUsed]}</span>
                    <time className="caption muted" dateTime={receivedAt}>
                      {momentText(language, receivedAt)}
                    </time>
                  </p>
                  {comment && (
                    <p className="written-text small" dir="auto">
                      {comment}
                    </p>
                  )}
                  <label className="check">
                    <input
                      type="checkbox"
                      checked={chosen.includes(id)}
                      onChange={() =>
                        setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
                      }
                    />
                    {texts.choose}
                  </label>
                </li>
              ))}
            </ul>
          )}
          <p className="caption muted">{exporting.hint}</p>
          <div className="row">
            <button
              className="btn line sm"
              type="button"
              onClick={() => {
                const day = person.exportedAt.slice(0, 10);
                saveFile(`person-${day}.json`, 'application/json', JSON.stringify(person, null, 2));
                notify(exporting.done);
              }}
            >
              {exporting.button}
            </button>
            <button
              className="btn danger sm"
              type="button"
              disabled={counts.messages === 0 && chosen.length === 0}
              onClick={() => void afterConfirming(() => setIsErasing(true))}
            >
              {erase.button}
            </button>
          </div>
        </>
      )}
      {question}
      {isErasing && (
        <EraseDialog
          person={person}
          query={query}
          responses={chosen}
          onClose={() => setIsErasing(false)}
          onErased={onErased}
        />
      )}
    </section>
  );
}
