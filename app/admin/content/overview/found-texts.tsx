import { useState } from 'react';
import { Link } from 'react-router';
import { useAdmin } from '#app/admin/admin-context.ts';
import { useContentAddress } from '#app/admin/content/content-address.ts';
import { useContentArea } from '#app/admin/content/content-context.ts';
import { foldText, foundWords } from '#app/admin/content/find-texts.ts';
import { pageName } from '#app/admin/content/place-names.ts';
import { Button } from '#app/admin/controls/button.tsx';
import { plural } from '#domain/language/plural.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import type { FoundPlace } from './found-places.ts';

const step = 50;

/** Places with their texts in both languages; each leads to its field. */
export function FoundTexts({ found }: { found: readonly FoundPlace[] }) {
  const { words, language: ownLanguage, offerings } = useAdmin();
  const texts = words.content;
  const { labelOf } = useContentArea();
  const { address, pathWith } = useContentAddress();
  const [most, setMost] = useState(step);
  const wanted = foldText(address.search);
  if (found.length === 0)
    return (
      <div className="product-empty">
        <h2>{texts.empty.title}</h2>
        <p>{address.search ? fill(texts.empty.text, { query: address.search }) : texts.empty.filter}</p>
        <Link className="btn line sm" to={pathWith({ search: '', filter: 'all' })}>
          {texts.empty.clear}
        </Link>
      </div>
    );
  return (
    <>
      <p className="small muted" role="status">
        {fill(plural(texts, 'found', found.length, ownLanguage), { count: found.length })}
      </p>
      <ul className="found-texts">
        {found.slice(0, most).map(({ page, field, node, texts: read }) => (
          <li key={`${page} ${field}`}>
            <Link to={pathWith({ page, field })}>
              {pageName(page, texts, offerings)}
              <span className="muted"> · {labelOf(Object.values(node.ids)[0]!)}</span>
            </Link>
            <div className="found-languages">
              {read.map(([language, text]) => {
                const { before, found: words, after } = foundWords(text, wanted);
                return (
                  <p key={language} className="small" lang={language === 'all' ? undefined : language}>
                    {before}
                    {words && <mark>{words}</mark>}
                    {after}
                  </p>
                );
              })}
            </div>
          </li>
        ))}
      </ul>
      {found.length > most && (
        <Button onClick={() => setMost(most + step)}>
          {fill(texts.more, { count: Math.min(step, found.length - most) })}
        </Button>
      )}
    </>
  );
}
