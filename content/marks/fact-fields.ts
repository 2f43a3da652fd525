import type { Content } from '#content/content.ts';
import { factKindOf } from '#content/edits/fact-rules.ts';
import { marked } from './marks.ts';

type Facts = Readonly<Record<string, string>>;

/** Facts for sentences of a preview: each names its placeholder and, if it has one, the field that it comes from. */
export function markedFacts(content: Content, facts: Facts, namespace: string): Facts {
  return Object.fromEntries(
    Object.entries(facts).map(([name, text]) => {
      const field = fieldOfFigure(content, name, namespace);
      return [name, marked(`{{${name}}}`, field ? marked(field, text) : text)];
    }),
  );
}

/** Prices and claims are marked where they are formatted; a figure is a plain number. */
function fieldOfFigure({ offerings }: Content, name: string, namespace: string): string | undefined {
  const [first = '', ...rest] = name.split('.');
  const isQualified = Object.hasOwn(offerings, first);
  const offering = isQualified ? first : namespace;
  if (!Object.hasOwn(offerings, offering)) return undefined;
  const [figure = '', plan] = isQualified ? rest : [first, ...rest];
  const record = `offering.${offering}`;
  const places =
    figure === 'sessionMinutes'
      ? [`${record}.minutes`]
      : plan === undefined
        ? [`${record}.figures.${figure}`]
        : [`${record}.plans.${plan}.figures.${figure}`, `${record}.${plan}.figures.${figure}`];
  return places.find(
    (place) => factKindOf(place) === 'number' && valueAt({ offering: offerings }, place) !== undefined,
  );
}

function valueAt(tree: unknown, path: string): unknown {
  let value = tree;
  for (const key of path.split('.')) value = (value as Readonly<Record<string, unknown>> | undefined)?.[key];
  return value;
}
