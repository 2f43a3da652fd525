import { useState } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { useContentArea } from '#app/admin/content/content-context.ts';
import { Button } from '#app/admin/controls/button.tsx';
import { pathIn } from '#domain/language/addresses.ts';
import { languages } from '#domain/language/languages.ts';
import { plural } from '#domain/language/plural.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { overflowingFields } from './overflow.ts';

type Result = 'none' | 'looking' | 'failed' | readonly string[];

/** Finds on request what does not fit on the narrowest phone, in both languages. */
export function OverflowCheck({ path, onField }: { path: string; onField: (field: string) => void }) {
  const { words, language } = useAdmin();
  const { labelOf } = useContentArea();
  const [{ of, result }, setState] = useState<{ of: string; result: Result }>({ of: path, result: 'none' });
  const says = words.content.preview.narrow;
  const found = of === path ? result : 'none';

  async function look() {
    setState({ of: path, result: 'looking' });
    try {
      const fields: string[] = [];
      for (const own of languages) fields.push(...(await overflowingFields(pathIn(own, path))));
      setState({ of: path, result: [...new Set(fields)] });
    } catch {
      setState({ of: path, result: 'failed' });
    }
  }

  return (
    <div className="overflow-check">
      <Button isDisabled={found === 'looking'} onClick={() => void look()}>
        {says.check}
      </Button>
      <p className="small" role="status">
        {found === 'looking' && says.looking}
        {found === 'failed' && words.errors.loadFailed}
        {typeof found === 'object' &&
          (found.length === 0
            ? says.fits
            : fill(plural(says, 'found', found.length, language), { count: found.length }))}
      </p>
      {typeof found === 'object' && found.length > 0 && (
        <ul>
          {found.map((id) => (
            <li key={id}>
              <button className="link" type="button" onClick={() => onField(id)}>
                {labelOf(id)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
