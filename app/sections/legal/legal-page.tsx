import type { ReactNode } from 'react';

type Entry = { readonly id: string; readonly label: string; readonly number?: string };

type Props = {
  title: string;
  lead: string;
  status: string;
  /** Shown above the text while facts are missing; see `hasMissingFact`. */
  missing?: string | false;
  contents: { title: string; open: string; entries: readonly Entry[]; more?: ReactNode };
  children: ReactNode;
};

/** The contents stay in view next to the text; small screens open them on demand. */
export function LegalPage({ title, lead, status, missing, contents, children }: Props) {
  return (
    <>
      <LegalHead title={title} lead={lead} status={status} missing={missing} />
      <div className="wrap split legal">
        <nav className="legal-contents" aria-labelledby="contents-title">
          <h2 className="h3" id="contents-title">
            {contents.title}
          </h2>
          <details>
            <summary>{contents.open}</summary>
            <ol>
              {contents.entries.map((entry) => (
                <li key={entry.id}>
                  <a href={`#${entry.id}`}>
                    {entry.number && <span className="num">{entry.number}</span>}
                    <span>{entry.label}</span>
                  </a>
                </li>
              ))}
            </ol>
            {contents.more}
          </details>
        </nav>
        <div className="legal-text">{children}</div>
      </div>
    </>
  );
}

export function LegalHead({
  title,
  lead,
  status,
  missing,
}: Pick<Props, 'title' | 'lead' | 'status' | 'missing'>) {
  return (
    <header className="wrap split legal-head">
      <h1>{title}</h1>
      <div>
        <p className="lead">{lead}</p>
        <p className="small legal-status">{status}</p>
        {missing && <p className="small legal-missing">{missing}</p>}
      </div>
    </header>
  );
}
