import { useAdmin } from '#app/admin/admin-context.ts';
import { readText } from '#app/admin/content/find-texts.ts';
import { searchResultPart } from '#domain/inbox/search-result.ts';
import { fill } from '#domain/publishing/placeholders.ts';

type Props = { id: string; text: string; facts: Readonly<Record<string, string>> };

/** Only where search engines cut. */
export function LengthHint({ id, text, facts }: Props) {
  const texts = useAdmin().words.content.editor;
  const most = searchResultPart(id)?.most;
  if (!most) return null;
  const count = readText(text, facts).length;
  return (
    <p className={count > most ? 'caption too-long' : 'caption muted'}>
      {fill(count > most ? texts.tooLongHint : texts.length, { count, max: most })}
    </p>
  );
}
