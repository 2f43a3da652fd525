import { diffWordsWithSpace } from 'diff';
import type { ReactNode } from 'react';
import { pageName } from '#app/admin/content/place-names.ts';
import { isSame } from '#domain/publishing/same-value.ts';
import type { ContentChange, ContentGroup } from './content-changes.ts';
import { type PlaceTexts, rowTitle, shownValue } from './content-place.ts';

type Props = {
  groups: readonly ContentGroup[];
  texts: PlaceTexts;
  /** Acts on a change, below it; `name` is the place of the change with its language. */
  children: (change: ContentChange, name: string) => ReactNode;
};

/** Words and facts by page and field, before and after, both languages beside each other. */
export function ContentChangeList({ groups, texts, children }: Props) {
  const { content } = texts.words;
  return (
    <div className="stack content-changes">
      {groups.map(({ page, rows }) => (
        <section key={page} className="group">
          <h3>{pageName(page, content, texts.offerings)}</h3>
          <ul className="card rows">
            {rows.map(({ key, changes }) => {
              const title = rowTitle(changes[0]!.id, texts);
              return (
                <li key={key} className="lines">
                  <h4>{title}</h4>
                  <div className="columns small">
                    {changes.map((change) => {
                      const language = change.language === 'all' ? '' : content.languages[change.language];
                      return (
                        <div key={change.id} className="lines start">
                          {language && <p className="caption muted">{language}</p>}
                          <Values change={change} texts={texts} />
                          {change.isChanged && children(change, language ? `${title}, ${language}` : title)}
                        </div>
                      );
                    })}
                  </div>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Values({ change, texts }: { change: ContentChange; texts: PlaceTexts }) {
  const { content } = texts.words.publish;
  const { id, from, to, isChanged } = change;
  const lang = change.language === 'all' ? undefined : change.language;
  const [before, after] = [shownValue(id, from, to, texts), shownValue(id, to, from, texts)];
  const remark = remarkOnSame();
  if (remark !== undefined)
    return (
      <>
        <p className={isChanged ? undefined : 'muted'} lang={lang}>
          {after}
        </p>
        <p className="caption muted">{remark}</p>
      </>
    );
  // Part of an address says nothing.
  const isProse = typeof from === 'string' && typeof to === 'string' && lang !== undefined;
  const pieces = isProse ? wordDifference(before, after) : null;
  return (
    <>
      <p className="sr">{content.before}</p>
      <p className="sr" lang={lang}>
        {before || content.nothing}
      </p>
      <p className="sr">{content.after}</p>
      <p className="sr" lang={lang}>
        {after || content.nothing}
      </p>
      <p className={pieces ? 'difference' : 'difference lines start'} aria-hidden="true">
        {pieces ? pieces.map(markedPiece) : <Whole before={before} after={after} />}
      </p>
    </>
  );

  function remarkOnSame(): string | undefined {
    if (!isChanged) return content.same;
    if (isSame(from, to)) return content.kept;
    return before === after ? content.invisible : undefined;
  }
}

function Whole({ before, after }: { before: string; after: string }) {
  return (
    <>
      {before && <del>{before}</del>}
      {after && <ins>{after}</ins>}
    </>
  );
}

function markedPiece({ kind, text }: WordPiece, index: number): ReactNode {
  if (kind === 'removed') return <del key={index}>{text}</del>;
  if (kind === 'added') return <ins key={index}>{text}</ins>;
  return text;
}

type WordPiece = { readonly text: string; readonly kind: 'same' | 'removed' | 'added' };

/** Null if so little stays the same that both texts are easier to read one after the other. */
export function wordDifference(from: string, to: string): readonly WordPiece[] | null {
  const pieces = diffWordsWithSpace(from, to).map(
    ({ value, added, removed }): WordPiece => ({
      text: value,
      kind: added ? 'added' : removed ? 'removed' : 'same',
    }),
  );
  const same = pieces.reduce((sum, { kind, text }) => sum + (kind === 'same' ? text.trim().length : 0), 0);
  return same * 2 >= Math.min(from.length, to.length) && same > 0 ? pieces : null;
}
