import { useEffect, useRef, useState } from 'react';
import { useConfirmed } from '#app/admin/accounts/use-confirmed.tsx';
import { useAdmin } from '#app/admin/admin-context.ts';
import { Button } from '#app/admin/controls/button.tsx';
import { momentText } from '#app/admin/moment.ts';
import { useWords } from '#app/admin/use-words.ts';
import { privacyWords } from '#content/admin/privacy.ts';
import type { ErasureReceipt, FoundPerson } from '#domain/api/person.ts';
import { plural } from '#domain/language/plural.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { EraseDialog } from './erase-dialog.tsx';
import type { Chosen } from './erasure-receipt.ts';
import { FoundRecords } from './found-records.tsx';
import { PersonExport } from './person-export.tsx';

export type Erasure = { readonly receipt: ErasureReceipt; readonly chosen: Chosen; readonly note: string };

type Props = { person: FoundPerson; onErased: (erasure: Erasure) => void };

export default function PersonFound({ person, onErased }: Props) {
  const { language } = useAdmin();
  const { results: texts, erase } = useWords(privacyWords).privacy;
  const [ids, setIds] = useState<ReadonlySet<string>>(() => new Set(likely(person)));
  const [isErasing, setIsErasing] = useState(false);
  const { afterConfirming, question } = useConfirmed();
  const heading = useRef<HTMLHeadingElement>(null);
  const chosen = {
    messages: person.messages.filter(({ id }) => ids.has(id)),
    responses: person.responses.filter(({ id }) => ids.has(id)),
  };
  const count = chosen.messages.length + chosen.responses.length;
  const found = person.messages.length + person.responses.length;

  useEffect(() => heading.current?.focus(), []);

  function choose(id: string) {
    const next = new Set(ids);
    if (!next.delete(id)) next.add(id);
    setIds(next);
  }

  const times = person.erasedAt.map((at) => momentText(language, at)).join(', ');
  return (
    <section className="card" aria-labelledby="person-found">
      <h2 ref={heading} id="person-found" tabIndex={-1}>
        {fill(texts.title, { query: [person.email, person.name].filter(Boolean).join(', ') })}
      </h2>
      {person.isOperator && <p className="small">{texts.operator}</p>}
      {times && <p className="small">{fill(texts.erasedBefore, { time: times })}</p>}
      {person.isCut && <p className="small">{texts.cut}</p>}
      <FoundRecords person={person} chosen={ids} onChoose={choose} />
      <p className="caption muted">{texts.elsewhere}</p>
      {found > 0 && (
        <>
          <p className="small" role="status">
            {fill(plural(texts, 'chosen', count, language), { count })}. {texts.preselected}
          </p>
          <PersonExport person={person} chosen={chosen} />
          <div>
            <Button
              kind="danger"
              disabled={count === 0}
              onClick={() => void afterConfirming(() => setIsErasing(true))}
            >
              {erase.button}
            </Button>
          </div>
        </>
      )}
      {question}
      {isErasing && (
        <EraseDialog
          person={person}
          chosen={chosen}
          onClose={() => setIsErasing(false)}
          onErased={onErased}
        />
      )}
    </section>
  );
}

/** The person's own, as far as one can tell. */
function likely({ messages, responses }: FoundPerson): string[] {
  return [...messages, ...responses]
    .filter(({ match }) => match === 'address' || match === 'sameName')
    .map(({ id }) => id);
}
