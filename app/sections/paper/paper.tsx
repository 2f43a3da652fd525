import type { ReactNode } from 'react';
import { useWords } from '#app/words/words.ts';

type Row = { readonly label: string; readonly text: string };

/** One of text, items and rows. */
type Part = {
  readonly title: string;
  readonly text?: string;
  readonly items?: readonly string[];
  readonly rows?: readonly Row[];
};

export type PaperWords = {
  readonly kind: string;
  readonly title: string;
  readonly facts: readonly Row[];
  /** Side by side above the parts. */
  readonly columns?: readonly { readonly title: string; readonly items: readonly string[] }[];
  readonly parts: readonly Part[];
};

/** What customers hold in their hands afterwards, as a typeset sheet. It says itself that it is an example. */
export function Paper({ words }: { words: PaperWords }) {
  const { paper } = useWords('sessions');
  const { kind, title, facts, columns, parts } = words;
  return (
    <figure className="paper">
      <div className="paper-head">
        <span>{kind}</span>
        <span className="paper-mark">{paper.mark}</span>
      </div>
      <p className="paper-title">{title}</p>
      {facts.length > 0 && (
        <dl className="paper-facts">
          {facts.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {columns && (
        <dl className="paper-columns">
          {columns.map((column) => (
            <div key={column.title}>
              <dt>{column.title}</dt>
              <dd>
                <Items items={column.items} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <dl className="paper-parts">
        {parts.map((part) => (
          <div key={part.title}>
            <dt>{part.title}</dt>
            <dd>
              {part.text}
              {part.items && <Items items={part.items} />}
              {part.rows && <Rows rows={part.rows} />}
            </dd>
          </div>
        ))}
      </dl>
      <figcaption className="paper-note">{paper.note}</figcaption>
    </figure>
  );
}

function Items({ items }: { items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

function Rows({ rows }: { rows: readonly Row[] }) {
  return (
    <ul className="paper-rows">
      {rows.map(({ label, text }) => (
        <li key={label}>
          <b>{label}</b> <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

/** The sheet on a tinted desk, with what belongs to it on the left. */
export function PaperDesk({
  title,
  paper,
  children,
}: {
  title: string;
  paper: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="split desk">
      <div className="desk-words">
        <h2>{title}</h2>
        {children}
      </div>
      {paper}
    </div>
  );
}
