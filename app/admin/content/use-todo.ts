import { useAdmin } from '#app/admin/admin-context.ts';
import { useWords } from '#app/admin/use-words.ts';
import { contentWords } from '#content/admin/content.ts';
import { languages } from '#domain/language/languages.ts';
import { counted } from '#domain/language/plural.ts';
import { useContentArea } from './content-area.tsx';
import type { FieldNode } from './content-tree.ts';
import { countsOf, statesIn, todos } from './field-state.ts';

/** Returns what there is to do in fields, in words; undefined if there is nothing. A text to confirm is not urgent. */
export function useTodo() {
  const { language } = useAdmin();
  const texts = useWords(contentWords).content.counts;
  const area = useContentArea();
  return (nodes: readonly FieldNode[], of: Parameters<typeof statesIn>[1][] = ['all', ...languages]) => {
    const counts = countsOf(nodes.flatMap((node) => of.flatMap((one) => statesIn(node, one, area))));
    const open = todos.filter((todo) => counts[todo] > 0);
    if (open.length === 0) return undefined;
    return {
      text: open.map((todo) => counted(texts, todo, counts[todo], language)).join(', '),
      isUrgent: open.some((todo) => todo !== 'review'),
    };
  };
}
