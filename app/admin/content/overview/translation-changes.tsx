import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { useContentArea } from '#app/admin/content/content-context.ts';
import { placeText } from '#app/admin/content/place-names.ts';
import { sendDraftPatch } from '#app/admin/content-state.ts';
import { Button } from '#app/admin/controls/button.tsx';
import { problemMessage } from '#app/admin/errors/problem-message.ts';
import type { TranslationPreview } from '#domain/api/translation.ts';
import { fill } from '#domain/publishing/placeholders.ts';

/** Lists the changes of a sheet before they enter the draft; those with an unchanged source are chosen. */
export function TranslationChanges({ preview }: { preview: TranslationPreview }) {
  const { words, offerings } = useAdmin();
  const { labelOf } = useContentArea();
  const texts = words.translation;
  const problemWords: Readonly<Record<string, string>> = { ...words.content.problems, ...texts.problems };
  const client = useQueryClient();
  const { changes, problems, same, empty } = preview;
  const [left, setLeft] = useState<ReadonlySet<string>>(
    () => new Set(changes.flatMap(({ id, isSourceChanged }) => (isSourceChanged ? [id] : []))),
  );
  const chosen = changes.filter(({ id }) => !left.has(id));
  const taken = useMutation({
    mutationFn: async () =>
      await sendDraftPatch({
        version: preview.version,
        changes: chosen.map(({ id, after, revision }) => ({ id, value: after, revision })),
      }),
    onSuccess: async () => await client.invalidateQueries(),
  });
  if (taken.data)
    return (
      <p role="status">
        {fill(texts.taken, {
          count: taken.data.stored.length,
          left: taken.data.conflicts.length + taken.data.problems.length,
        })}
      </p>
    );
  return (
    <>
      <p>{fill(texts.found, { count: changes.length, same, empty, problems: problems.length })}</p>
      <ul className="translation-changes">
        {changes.map(({ id, source, before, after, isSourceChanged }) => (
          <li key={id}>
            <label className="check">
              <input type="checkbox" checked={!left.has(id)} onChange={() => toggle(id)} />{' '}
              <span className="caption muted">{placeText(id, words.content, offerings, labelOf)}</span>
            </label>
            <span className="small muted" lang={preview.from}>
              {source}
            </span>
            <del lang={preview.to}>{before}</del>
            <ins lang={preview.to}>{after}</ins>
            {isSourceChanged && <span className="small err">{texts.sourceChanged}</span>}
          </li>
        ))}
        {problems.map(({ row, id, code, text, at, limit }) => (
          <li key={row}>
            <span className="caption muted">{fill(texts.row, { row, id })}</span>
            <span className="small err">
              {fill(problemWords[code] ?? words.content.problems.other, { at: at ?? '', limit: limit ?? 0 })}
            </span>
            <span className="small">{text}</span>
          </li>
        ))}
      </ul>
      {changes.length > 0 && (
        <Button
          kind="primary"
          isDisabled={taken.isPending || chosen.length === 0}
          onClick={() => taken.mutate()}
        >
          {fill(texts.take, { count: chosen.length })}
        </Button>
      )}
      {taken.error && <p className="err">{problemMessage(words.errors, taken.error)}</p>}
    </>
  );

  function toggle(id: string): void {
    const next = new Set(left);
    if (!next.delete(id)) next.add(id);
    setLeft(next);
  }
}
