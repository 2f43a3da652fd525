import type { ContentArea } from '#app/admin/content/content-area.tsx';
import { type FieldNode, fieldNodes, firstId } from '#app/admin/content/content-tree.ts';

const prefix = 'setting.';

export type AskedSetting = { readonly name: string; readonly node: FieldNode };

/** The settings of these names that the admin area can change; `machine` has the others. */
export function askedSettings(
  names: readonly string[],
  trees: ContentArea['trees'],
): { asked: AskedSetting[]; machine: string[] } {
  const nodes = new Map(
    fieldNodes(trees.get('settings')?.sections ?? []).map((node) => [settingName(firstId(node)), node]),
  );
  return {
    asked: names.flatMap((name) => {
      const node = nodes.get(name);
      return node ? [{ name, node }] : [];
    }),
    machine: names.filter((name) => !nodes.has(name)),
  };
}

/** The draft has an answer that visitors do not see yet. */
export function isAnswered({ ids }: FieldNode, editor: ContentArea['editor']): boolean {
  return Object.values(ids).some((id) => {
    const shown = editor.shown(id);
    return shown?.isChanged === true && shown.value !== '' && !shown.problem;
  });
}

/** Variables in two languages end with the name of theirs. */
function settingName(id: string): string {
  return id.slice(prefix.length).replace(/_(?:DE|EN)$/, '');
}
