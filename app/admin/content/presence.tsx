import { useOperator } from '#app/admin/accounts/operator-gate.tsx';
import { useAdmin } from '#app/admin/admin-context.ts';
import { minuteMs } from '#domain/language/durations.ts';
import { plural } from '#domain/language/plural.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { useContentArea } from './content-context.ts';
import { fieldNodes, type PageTree } from './content-tree.ts';

const hereMs = 5 * minuteMs;

/** Colleagues who have just changed something on this page. */
export function Presence({ tree }: { tree: PageTree }) {
  const { words, language } = useAdmin();
  const { id: ownId } = useOperator();
  const { fields } = useContentArea();
  const texts = words.content.editor;
  const since = new Date(Date.now() - hereMs).toISOString();
  const drafts = fieldNodes(tree.sections)
    .flatMap(({ ids }) => Object.values(ids))
    .flatMap((id) => fields.get(id)?.draft ?? []);
  const names = new Set(
    drafts.flatMap(({ by, at }) => (by.id !== ownId && by.name && at > since ? [by.name] : [])),
  );
  const all = [...names];
  return (
    <p className="small presence" role="status">
      {all.length > 0 &&
        fill(plural(texts, 'here', all.length, language), {
          names: new Intl.ListFormat(language).format(all),
        })}
    </p>
  );
}
