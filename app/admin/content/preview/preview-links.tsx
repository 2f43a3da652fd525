import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { Button } from '#app/admin/controls/button.tsx';
import { useAct } from '#app/admin/controls/use-act.ts';
import { exactMomentText } from '#app/admin/moment.ts';
import { SelectField } from '#app/admin/select-field.tsx';
import { useWords } from '#app/admin/use-words.ts';
import { ProblemError, sendChange } from '#app/api-client.ts';
import { contentWords } from '#content/admin/content.ts';
import { type NewPreviewLink, type PreviewLinks, previewLinkDays } from '#domain/api/preview-link.ts';
import { plural } from '#domain/language/plural.ts';
import { fill } from '#domain/publishing/placeholders.ts';

const path = '/api/admin/content/preview-links';

/** Makes links that show the draft, or an open release, to a person without access. */
export function PreviewLinkList({ path: page, release }: { path: string; release?: string }) {
  const { words, language } = useAdmin();
  const says = useWords(contentWords).content.previewLinks;
  const [days, setDays] = useState('7');
  const { data } = useQuery<PreviewLinks>({ queryKey: [path], staleTime: 0 });
  const making = useAct({
    send: () => sendChange<NewPreviewLink>('POST', path, { days: Number(days), ...(release && { release }) }),
    refetch: [[path]],
  });
  const ending = useAct({
    send: (id: string) => sendChange('DELETE', `${path}/${id}`),
    refetch: [[path]],
  });
  const isFull = making.error instanceof ProblemError && making.error.status === 409;

  return (
    <details>
      <summary>{release ? says.scheduledTitle : says.title}</summary>
      <div className="group">
        <p className="small muted">{release ? says.scheduledText : says.text}</p>
        <div className="row">
          <SelectField
            id="preview-link-days"
            label={says.days}
            value={days}
            options={previewLinkDays.map(
              (count) => [String(count), fill(plural(says, 'day', count, language), { count })] as const,
            )}
            onSelect={setDays}
          />
          <Button isDisabled={making.isRunning} onClick={() => making.run()}>
            {says.make}
          </Button>
        </div>
        {(making.error || ending.error) && <p role="alert">{isFull ? says.tooMany : words.errors.title}</p>}
        {making.answer && (
          <label className="field">
            {says.address}
            <input
              className="input"
              readOnly
              value={making.answer.address + page.slice(1)}
              onFocus={({ target }) => target.select()}
            />
          </label>
        )}
        <ul className="rows">
          {data?.links
            .filter((link) => link.release === (release ?? null))
            .map(({ id, by, expiresAt }) => (
              <li key={id}>
                <span className="small">
                  {fill(says.ends, {
                    who: by.name ?? words.common.unknown,
                    time: exactMomentText(language, expiresAt),
                  })}
                </span>
                <button className="link" type="button" onClick={() => ending.run(id)}>
                  {says.revoke}
                </button>
              </li>
            ))}
        </ul>
      </div>
    </details>
  );
}
