import { useEffect, useRef } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import type { LinkableOffering } from '#app/admin/admin-data.ts';
import { Icon } from '#app/ui/icon.tsx';
import { fill } from '#app/words/fill.ts';

type Props = { version: number; pages: readonly LinkableOffering[]; onClose: () => void };

/** What visitors see now, with links to the pages that look different. */
export function PublishSuccess({ version, pages, onClose }: Props) {
  const { words, language } = useAdmin();
  const { success } = words.publish;
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <div className="publish-success" role="status">
        <Icon name="success" />
        <h3 ref={heading} tabIndex={-1}>
          {success.title}
        </h3>
        <p>{fill(success.text, { version })}</p>
      </div>
      {pages.length > 0 && (
        <ul className="publish-pages">
          {pages.map(({ id, name, paths }) => (
            <li key={id}>
              <a href={paths[language]} target="_blank" rel="noopener">
                {fill(success.view, { offering: name })}
                <Icon name="outside" />
                <span className="sr"> ({words.common.newTab})</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      <div className="modal-acts">
        <button className="btn sm" type="button" onClick={onClose}>
          {words.common.close}
        </button>
      </div>
    </>
  );
}
