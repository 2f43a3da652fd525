/** Sections of the words that a rendering read, such as `nova.faq`; `everything` if it read all of them. */
export type Reads = Set<string>;

export const everything = '*';

/** An `AsyncLocalStorage`, which browsers do not have. */
type ReadsStorage = { getStore: () => Reads | undefined; run: <T>(reads: Reads, work: () => T) => T };

let storage: ReadsStorage | undefined;

/** From now on each rendering notes its reads in the set that `where` has for it. */
export function noteReads(where: ReadsStorage): void {
  storage = where;
}

export function noteRead(section: string): void {
  storage?.getStore()?.add(section);
}

/** The result of `make`, and what making it read. */
export function withReads<T>(make: () => T): { readonly value: T; readonly reads: Reads } {
  const reads: Reads = new Set();
  return { value: storage ? storage.run(reads, make) : make(), reads };
}

/** The same words; each look at a section is noted. */
export function noted<Words extends object>(words: Words, namespace: string): Words {
  if (!storage) return words;
  const note = (key: string | symbol) => {
    if (typeof key === 'string') noteRead(`${namespace}.${key}`);
  };
  return new Proxy(words, {
    get(target, key) {
      note(key);
      return Reflect.get(target, key);
    },
    has(target, key) {
      note(key);
      return Reflect.has(target, key);
    },
    getOwnPropertyDescriptor(target, key) {
      note(key);
      return Reflect.getOwnPropertyDescriptor(target, key);
    },
  });
}
