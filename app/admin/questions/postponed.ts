import { useState } from 'react';
import { postponedQuestionsKey } from '#domain/site/postponed-questions-key.ts';

type Kept = Readonly<Record<string, readonly string[]>>;

/** Questions that an operator does not know the answer to yet; kept in this browser. */
export function usePostponed(operatorId: string) {
  const [kept, setKept] = useState(read);
  const own = kept[operatorId] ?? [];
  function keep(names: readonly string[]) {
    const next = { ...read(), [operatorId]: names };
    try {
      localStorage.setItem(postponedQuestionsKey, JSON.stringify(next));
    } catch {
      // Storage is blocked: it lasts until the page is left.
    }
    setKept(next);
  }
  return {
    postponed: new Set(own),
    postpone: (name: string) => keep([...new Set([...own, name])]),
    resume: (names: readonly string[]) => keep(own.filter((name) => !names.includes(name))),
  };
}

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(postponedQuestionsKey) ?? '{}');
    return isKept(kept) ? kept : {};
  } catch {
    return {};
  }
}

function isKept(value: unknown): value is Kept {
  return typeof value === 'object' && value !== null && Object.values(value).every(Array.isArray);
}
