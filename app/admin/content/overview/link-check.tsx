import { useState } from 'react';
import { Link } from 'react-router';
import { useAdmin } from '#app/admin/admin-context.ts';
import { useContentAddress } from '#app/admin/content/content-address.ts';
import { useContentArea } from '#app/admin/content/content-context.ts';
import { placeOf } from '#app/admin/content/field-place.ts';
import { Button } from '#app/admin/controls/button.tsx';
import { sendChange } from '#app/api-client.ts';
import type { CheckedLinks } from '#domain/api/links.ts';
import { fill } from '#domain/publishing/placeholders.ts';

/** Asks whether the addresses of the draft answer, and tells those that do not. */
export function LinkCheck() {
  const texts = useAdmin().words.content.linkCheck;
  const { editor, labelOf } = useContentArea();
  const { pathWith } = useContentAddress();
  const [found, setFound] = useState<CheckedLinks['links'] | 'asking' | 'failed'>();
  const wrong = Array.isArray(found) ? found.filter(({ state }) => state !== 'answers') : [];

  async function check() {
    setFound('asking');
    try {
      await editor.saveNow();
      setFound((await sendChange<CheckedLinks>('POST', '/api/admin/content/links/check')).links);
    } catch {
      setFound('failed');
    }
  }

  return (
    <div className="field-group">
      <Button isDisabled={found === 'asking'} onClick={() => void check()}>
        {texts.button}
      </Button>
      <div role="status">
        {found === 'asking' && <p className="muted">{texts.asking}</p>}
        {found === 'failed' && <p className="err">{texts.failed}</p>}
        {Array.isArray(found) && wrong.length === 0 && <p>{texts.fine}</p>}
        {wrong.length > 0 && (
          <ul>
            {wrong.map(({ id, url, state }) => (
              <li key={id}>
                <Link to={pathWith({ field: placeOf(id).path.join('.') })}>{labelOf(id)}</Link>{' '}
                {fill(texts.states[state as keyof typeof texts.states], { address: url })}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
