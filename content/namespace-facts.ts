/** In `admin`, for example, `email` is an operator's. */
export const runtimeInNamespace: Readonly<Record<string, readonly string[]>> = {
  admin: [
    'day',
    'was',
    'is',
    'length',
    'email',
    'address',
    'who',
    'mark',
    'tag',
    'ended',
    'kind',
    'zone',
    'messages',
    'responses',
    'replies',
    'notes',
    'mails',
    'text',
    'problem',
    'faults',
    'same',
    'empty',
    'row',
    'id',
    'left',
    'what',
    'place',
    'moment',
    'names',
    'limit',
    'at',
    'times',
  ],
  mail: ['topic', 'when', 'why'],
  about: ['degrees', 'kilometres'],
  contract: ['mark'],
  checks:
    'address addresses domain error file free hops moment ms names place policy problems seconds status time'.split(
      ' ',
    ),
};

type Facts = Readonly<Record<string, string>>;

const known = new WeakMap<Facts, Map<string, Facts>>();

/** Facts that the words of a namespace may name: those of its offering also by short name. The same object for the same facts. */
export function factsOn(all: Facts, namespace = ''): Facts {
  const made = known.get(all) ?? new Map<string, Facts>();
  known.set(all, made);
  const found = made.get(namespace) ?? madeFor(namespace, all);
  made.set(namespace, found);
  return found;
}

function madeFor(namespace: string, all: Facts): Facts {
  const runtime = runtimeInNamespace[namespace] ?? [];
  const facts = Object.entries(all).filter(([name]) => !runtime.includes(name));
  const own = facts.flatMap(([name, text]) =>
    name.startsWith(`${namespace}.`) ? [[name.slice(namespace.length + 1), text] as const] : [],
  );
  return Object.fromEntries([...facts, ...own]);
}
