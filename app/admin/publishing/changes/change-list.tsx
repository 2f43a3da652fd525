import type { ReactNode } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { painted } from '#app/ui/painted.ts';
import { counted } from '#domain/language/plural.ts';
import type { ChangeGroup, ChangeLine } from './change-lines.ts';

/** Nobody reads more lines in a dialog. */
const mostLines = 100;

type Props = {
  groups: readonly ChangeGroup[];
  /** Acts on a change, below it. */
  children?: (line: ChangeLine) => ReactNode;
};

/** Products and colours. */
export function ChangeList({ groups, children }: Props) {
  const { words, language } = useAdmin();
  return (
    <div className="changes">
      {groups.map(({ title, lines }) => (
        <section key={title}>
          <h3>{title}</h3>
          <ul>
            {lines.slice(0, mostLines).map((line) => {
              const { key, shown, spoken, colors } = line;
              return (
                <li key={key}>
                  {colors && (
                    <span className="change-colors" aria-hidden="true">
                      <i className="swatch" ref={painted({ '--c': colors[0] })} />
                      <i className="swatch" ref={painted({ '--c': colors[1] })} />
                    </span>
                  )}
                  <span aria-hidden="true">{shown}</span>
                  <span className="sr">{spoken}</span>
                  {children?.(line)}
                </li>
              );
            })}
          </ul>
          {lines.length > mostLines && (
            <p className="small muted">
              {counted(words.publish, 'more', lines.length - mostLines, language)}
            </p>
          )}
        </section>
      ))}
    </div>
  );
}
