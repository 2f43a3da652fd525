import type { ReactNode } from 'react';
import { LegalText } from '#app/sections/legal/legal-text.tsx';

type Row = { readonly id: string; readonly label: string; readonly value: string };

export function ImprintPart({
  title,
  rows = [],
  children,
}: {
  title: string;
  rows?: readonly Row[];
  children?: ReactNode;
}) {
  return (
    <section>
      <h2 className="h3">{title}</h2>
      <div>
        {rows.length > 0 && (
          <dl className="fact-rows">
            {rows.map((row) => (
              <div key={row.id}>
                <dt>{row.label}</dt>
                <dd>
                  <LegalText text={row.value} />
                </dd>
              </div>
            ))}
          </dl>
        )}
        {children}
      </div>
    </section>
  );
}
