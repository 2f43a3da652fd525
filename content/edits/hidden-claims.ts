import { type Content, oncePerContent } from '#content/content.ts';
import { type Language, perLanguage } from '#domain/language/languages.ts';
import { placeholdersIn } from '#domain/publishing/placeholders.ts';
import type { Orders } from './items.ts';

/** Sentences to be said instead, by the place of the one that names a figure. */
export const alternatives = 'unclaimed';

/** Says nothing beside its figure, and its page does without. */
const emptied =
  /^(?:case-nexiu\.hero\.figure|home\.case\.(?:figure|dashboard)|home\.trust\.awards\.(?:rating|ratingSource|text)|quantum-evolution\.hero\.figure|use-cases\.stories\.\d+\.figure|sophie(?:-compare)?\.founder\.dropNote)$/;

/** What only operators read. */
const ofOperators = new Set<string>(['admin', 'checks', alternatives]);

const dropped = Symbol('dropped');

type Walk = {
  readonly off: ReadonlySet<string>;
  readonly other: unknown;
  readonly orders: Orders;
  /** Told of each text that cannot do without its figure. */
  readonly onNeeded: (path: string) => void;
};

/** The claims that are switched off. */
export function claimsOff({ claims }: Content): ReadonlySet<string> {
  return new Set(Object.entries(claims).flatMap(([id, { use }]) => (use === 'off' ? [id] : [])));
}

/**
 * Without the claims that are switched off: another sentence stands where one named them, and an item of a list that does is
 * left out. The same object if none is.
 */
export const withoutHiddenClaims = oncePerContent((content): Content => unclaimed(content, {}));

/** Of a preview, whose items are known by their orders. */
export function unclaimed(
  content: Content,
  orders: Orders,
  onNeeded: (id: string) => void = () => undefined,
): Content {
  const off = claimsOff(content);
  if (off.size === 0) return content;
  const ofLanguage = (language: Language) =>
    Object.fromEntries(
      Object.entries(content.words[language]).map(([namespace, file]) => [
        namespace,
        ofOperators.has(namespace)
          ? file
          : without(file, namespace, {
              off,
              other: (content.words[language][alternatives] as Record<string, unknown>)[namespace],
              orders,
              onNeeded: (path) => onNeeded(`${language}.${path}`),
            }),
      ]),
    );
  return { ...content, words: perLanguage(ofLanguage) as unknown as Content['words'] };
}

/** Texts that name a claim which is switched off, and that nothing can stand for. */
export function textsThatNeedClaims(content: Content, orders: Orders): string[] {
  const needed: string[] = [];
  unclaimed(content, orders, (id) => needed.push(id));
  return needed;
}

/** A file itself cannot be left out. */
function without(file: unknown, namespace: string, walk: Walk): unknown {
  const found = walked(file, namespace, walk, true);
  return found === dropped ? file : found;
}

function walked(value: unknown, path: string, walk: Walk, isKept: boolean): unknown {
  if (typeof value === 'string') return text(value, path, walk, isKept);
  if (typeof value !== 'object' || value === null) return value;
  const below = (key: string, item: unknown, mayStay: boolean) =>
    walked(item, `${path}.${key}`, { ...walk, other: at(walk.other, key) }, mayStay);
  if (Array.isArray(value)) {
    const ids = walk.orders[path] ?? value.map((_, index) => String(index));
    const items = value.map((item: unknown, index) => below(ids[index]!, item, false));
    return items.some((item, index) => item !== value[index])
      ? items.filter((item) => item !== dropped)
      : value;
  }
  const entries = Object.entries(value).map(
    ([key, item]) => [key, key.startsWith('_') ? item : below(key, item, isKept)] as const,
  );
  if (entries.some(([, item]) => item === dropped)) return dropped;
  const record = value as Readonly<Record<string, unknown>>;
  return entries.some(([key, item]) => item !== record[key]) ? Object.fromEntries(entries) : value;
}

function text(value: string, path: string, { off, other, onNeeded }: Walk, isKept: boolean): unknown {
  const names = (said: string) => placeholdersIn(said).some((name) => off.has(name));
  if (!names(value)) return value;
  if (typeof other === 'string' && other !== '' && !names(other)) return other;
  if (emptied.test(path)) return '';
  if (!isKept) return dropped;
  onNeeded(path);
  return value;
}

function at(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
}
