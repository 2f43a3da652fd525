import { useEffect, useRef } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { momentText } from '#app/admin/moment.ts';
import type { Release } from '#domain/api/release.ts';
import { fill } from '#domain/publishing/placeholders.ts';

type Props = { theirs: Release; onCompare: () => void; onTakeTheirs: () => void };

/** Another operator published first: compare, or discard the draft. Nothing is overwritten. */
export function ReleaseConflict({ theirs, onCompare, onTakeTheirs }: Props) {
  const { words, language } = useAdmin();
  const { publish, common } = words;
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <div role="alert">
        <h3 ref={heading} tabIndex={-1}>
          {publish.conflict.title}
        </h3>
        <p>
          {fill(publish.conflict.text, {
            operator: theirs.author?.name ?? common.unknown,
            time: theirs.publishedAt ? momentText(language, theirs.publishedAt) : common.unknown,
          })}
        </p>
      </div>
      <p className="small muted">{publish.conflict.choice}</p>
      <div className="modal-acts">
        <button className="btn line sm" type="button" onClick={onTakeTheirs}>
          {publish.conflict.takeTheirs}
        </button>
        <button className="btn sm" type="button" onClick={onCompare}>
          {publish.conflict.compare}
        </button>
      </div>
    </>
  );
}
