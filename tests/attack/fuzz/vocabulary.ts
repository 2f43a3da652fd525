const mostPerName = 24;
const mostNames = 500;
const deepest = 6;
const everyName = ' ';

/** What answers have shown so far, by the name it stood under: the way to ids, versions and whole lists that fit. */
export function createVocabulary() {
  const known = new Map<string, unknown[]>();

  function keep(name: string, value: unknown): void {
    const values = known.get(name) ?? [];
    known.set(name, values);
    if (values.includes(value)) return;
    values.push(value);
    if (values.length > (name === everyName ? mostNames : mostPerName)) values.shift();
  }

  function learn(value: unknown, scope: string, name = '', depth = 0): void {
    if (depth > deepest || value === undefined) return;
    if (name !== '') keep(name, value);
    if (Array.isArray(value)) {
      for (const element of value.slice(-mostPerName)) learn(element, scope, name, depth + 1);
    } else if (typeof value === 'object' && value !== null) {
      for (const [inner, held] of Object.entries(value)) {
        keep(everyName, inner);
        keep(placeName(name), inner);
        if (inner === 'id') for (const holder of [name, scope]) keep(placeName(holder), held);
        learn(held, scope, inner, depth + 1);
      }
    } else if (typeof value === 'string' && /^[\w-]{1,40}$/.test(value)) keep(everyName, value);
  }

  const pick = (name: string, choice: number): unknown => {
    const values = known.get(name);
    return values && values.length > 0 ? values[choice % values.length] : undefined;
  };
  return {
    /** `path` is the address that answered. */
    learn: (value: unknown, path = '') => learn(value, path.split(/[/?]/)[3] ?? ''),
    pick,
    /** Anything that could stand in an address. */
    pickName: (choice: number): string => String(pick(everyName, choice) ?? 'x'),
    /** What could stand behind this part of an address: an id of `messages`, a name of `drafts`. */
    pickPlace: (part: string, choice: number): string | undefined => {
      const value = pick(placeName(part), choice);
      return value === undefined ? undefined : String(value);
    },
  };
}

export type Vocabulary = ReturnType<typeof createVocabulary>;

/** No answer of the site has such a name. */
function placeName(part: string): string {
  return ` ${part} `;
}
