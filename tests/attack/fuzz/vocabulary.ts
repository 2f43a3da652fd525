const mostPerName = 24;
const deepest = 6;

/** What answers have shown so far, by the name it stood under: the way to ids, versions and whole lists that fit. */
export function createVocabulary() {
  const known = new Map<string, unknown[]>();

  function keep(name: string, value: unknown): void {
    const values = known.get(name) ?? [];
    known.set(name, values);
    if (values.includes(value)) return;
    values.push(value);
    if (values.length > mostPerName) values.shift();
  }

  function learn(value: unknown, name = '', depth = 0): void {
    if (depth > deepest || value === undefined) return;
    if (name !== '') keep(name, value);
    if (Array.isArray(value)) {
      for (const element of value.slice(-mostPerName)) learn(element, name, depth + 1);
    } else if (typeof value === 'object' && value !== null) {
      for (const [inner, held] of Object.entries(value)) {
        keep(names, inner);
        learn(held, inner, depth + 1);
      }
    } else if (typeof value === 'string' && /^[\w-]{1,40}$/.test(value)) keep(names, value);
  }

  return {
    learn,
    pick(name: string, choice: number): unknown {
      const values = known.get(name);
      return values && values.length > 0 ? values[choice % values.length] : undefined;
    },
    /** Everything that could stand in an address. */
    pickName: (choice: number): string => {
      const values = known.get(names) ?? ['x'];
      return String(values[choice % values.length]);
    },
  };
}

export type Vocabulary = ReturnType<typeof createVocabulary>;

/** No name in JSON that the site answers. */
const names = ' ';
