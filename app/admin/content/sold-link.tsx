import { useAdmin } from '#app/admin/admin-context.ts';
import { newItem } from '#content/edits/overlay.ts';
import { useContentArea } from './content-context.ts';
import { FieldPair } from './field-pair.tsx';

/** Where the button of a plan leads, of the single session without one; among the settings the same field stands again. */
export function SoldLink({ offering, plan }: { offering: string; plan?: string }) {
  const { guide } = useContentArea();
  const texts = useAdmin().words.content.list;
  const found = Object.entries(guide?.settings ?? {}).find(
    ([, { link }]) => link?.offering === offering && link.plan === plan,
  );
  if (found) return <FieldPair node={{ type: 'field', key: 'link', ids: { all: `setting.${found[0]}` } }} />;
  return plan && newItem.test(plan) ? <p className="hint">{texts.noLink}</p> : null;
}
