import { type ReactNode, useMemo } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { pageName } from '#app/admin/content/place-names.ts';
import { useContentGuide } from '#app/admin/content-state.ts';
import type { ContentField } from '#domain/api/content.ts';
import { isSame } from '#domain/publishing/same-value.ts';
import type { ContentChange, ContentGroup } from './content-changes.ts';
import { type PlaceTexts, placeTexts, rowTitle, shownValue } from './content-place.ts';
import { type WordPiece, wordDifference } from './word-difference.ts';

type Props = {
  groups: readonly ContentGroup[];
  fields: readonly ContentField[];
  /** What one can do about a change, below it. */
  children: (change: ContentChange, place: string) => ReactNode;
};

/** Words and facts by page and field, before and after, both languages beside each other. */
export function ContentChangeList({ groups, fields, children }: Props) {
  const { words, language, offerings } = useAdmin();
  const guide = useContentGuide().data;
  const texts = useMemo(
    () => placeTexts(fields, guide, { words, language }),
    [fields, guide, words, language],
  );
  return (
    <div className="content-changes">
      {groups.map(({ page, rows }) => (
        <section key={page}>
          <h3>{pageName(page, words.content, offerings)}</h3>
          <ul>
            {rows.map(({ key, changes }) => {
              const title = rowTitle(changes[0]!.id, texts);
              return (
                <li key={key}>
                  <h4>{title}</h4>
                  <div className="content-languages">
                    {changes.map((change) => (
                      <div key={change.id} className="content-change">
                        {change.language !== 'all' && (
                          <p className="caption muted">{words.content.languages[change.language]}</p>
                        )}
                        <Values change={change} texts={texts} />
                        {change.isChanged && children(change, title)}
                      </div>
                    ))}
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
  const { publish } = texts.words;
  const { id, from, to, isChanged } = change;
  const lang = change.language === 'all' ? undefined : change.language;
  const [before, after] = [shownValue(id, from, to, texts), shownValue(id, to, from, texts)];
  if (!isChanged)
    return (
      <>
        <p className="muted" lang={lang}>
          {after}
        </p>
        <p className="caption muted">{publish.content.same}</p>
      </>
    );
  if (isSame(from, to))
    return (
      <>
        <p lang={lang}>{after}</p>
        <p className="caption muted">{publish.content.kept}</p>
      </>
    );
  if (before === after)
    return (
      <>
        <p lang={lang}>{after}</p>
        <p className="caption muted">{publish.content.invisible}</p>
      </>
    );
  // Part of an address says nothing.
  const isProse = typeof from === 'string' && typeof to === 'string' && change.language !== 'all';
  const pieces = isProse ? wordDifference(before, after) : null;
  return (
    <>
      <p className="sr">{publish.content.before}</p>
      <p className="sr" lang={lang}>
        {before || publish.content.nothing}
      </p>
      <p className="sr">{publish.content.after}</p>
      <p className="sr" lang={lang}>
        {after || publish.content.nothing}
      </p>
      <Marked pieces={pieces ?? whole(before, after)} isWhole={pieces === null} />
    </>
  );
}

function Marked({ pieces, isWhole }: { pieces: readonly WordPiece[]; isWhole: boolean }) {
  return (
    <p className={isWhole ? 'difference whole' : 'difference'} aria-hidden="true">
      {pieces.map(({ kind, text }, index) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces have nothing else to tell them apart
        if (kind === 'removed') return <del key={index}>{text}</del>;
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        if (kind === 'added') return <ins key={index}>{text}</ins>;
        return text;
      })}
    </p>
  );
}

function whole(before: string, after: string): WordPiece[] {
  const pieces: WordPiece[] = [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ];
  return pieces.filter(({ text }) => text !== '');
}
