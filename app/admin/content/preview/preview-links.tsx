import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { operatorClient } from '#app/admin/accounts/session-client.ts';
import { useAdmin } from '#app/admin/admin-context.ts';
import { Button } from '#app/admin/controls/button.tsx';
import { exactMomentText } from '#app/admin/moment.ts';
import { SelectField } from '#app/admin/select-field.tsx';
import { ProblemError, sendChange } from '#app/api-client.ts';
import { type NewPreviewLink, type PreviewLinks, previewLinkDays } from '#domain/api/preview-link.ts';
import { plural } from '#domain/language/plural.ts';
import { fill } from '#domain/publishing/placeholders.ts';

const key = ['/api/admin/content/preview-links'];

/** Makes links that show the draft, or an open release, to a person without access. */
export function PreviewLinkList({ path, release }: { path: string; release?: string }) {
  const { words, language } = useAdmin();
  const says = words.content.previewLinks;
  const [days, setDays] = useState('7');
  const links = useQuery<PreviewLinks>({ queryKey: key, staleTime: 0 });
  const again = async () => await operatorClient.invalidateQueries({ queryKey: key });
  const making = useMutation({
    mutationFn: async () =>
      await sendChange<NewPreviewLink>('POST', key[0]!, {
        days: Number(days),
        ...(release && { release }),
      }),
    onSuccess: again,
  });
  const ending = useMutation({
    mutationFn: async (id: string) => await sendChange('DELETE', `${key[0]}/${id}`),
    onSuccess: again,
  });
  const { error } = making;
  const isFull = error instanceof ProblemError && error.status === 409;
  const address = making.data && making.data.address + path.slice(1);

  return (
    <details className="preview-links">
      <summary>{release ? says.scheduledTitle : says.title}</summary>
      <p className="small muted">{release ? says.scheduledText : says.text}</p>
      <div className="preview-links-new">
        <SelectField
          id="preview-link-days"
          label={says.days}
          value={days}
          options={previewLinkDays.map(
            (count) => [String(count), fill(plural(says, 'day', count, language), { count })] as const,
          )}
          onSelect={setDays}
        />
        <Button isDisabled={making.isPending} onClick={() => making.mutate()}>
          {says.make}
        </Button>
      </div>
      {(error || ending.error) && <p role="alert">{isFull ? says.tooMany : words.errors.title}</p>}
      {address && (
        <label className="preview-links-address">
          {says.address}
          <input className="input" readOnly value={address} onFocus={({ target }) => target.select()} />
        </label>
      )}
      <ul>
        {links.data?.links
          .filter((link) => link.release === (release ?? null))
          .map(({ id, by, expiresAt }) => (
            <li key={id}>
              <span className="small">
                {fill(says.ends, {
                  who: by.name ?? words.common.unknown,
                  time: exactMomentText(language, expiresAt),
                })}
              </span>
              <button className="link" type="button" onClick={() => ending.mutate(id)}>
                {says.revoke}
              </button>
            </li>
          ))}
      </ul>
    </details>
  );
}
