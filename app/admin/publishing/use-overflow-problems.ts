import { useEffect, useState } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { overflowingFields } from '#app/admin/content/preview/overflow.ts';
import type { ContentGroup } from '#app/admin/publishing/changes/content-changes.ts';
import { type ContentProblem, problemSeverities } from '#domain/api/content-checks.ts';
import { pathIn } from '#domain/language/addresses.ts';
import { languages } from '#domain/language/languages.ts';

type Looked = {
  readonly problems: readonly ContentProblem[];
  /** Pages still to be laid out. */
  readonly left: number;
  /** Addresses of pages that could not be. */
  readonly failed: readonly string[];
};

const nothing: Looked = { problems: [], left: 0, failed: [] };

/** Changed texts that do not fit on the narrowest phone: lays out the changed pages one after the other, unseen. */
export function useOverflowProblems(groups: readonly ContentGroup[]): Looked {
  const { pagePaths } = useAdmin();
  const [looked, setLooked] = useState(nothing);
  const changed = changedIn(groups);
  const paths = pathsOf(groups, pagePaths);
  const task = JSON.stringify([paths, changed]);

  useEffect(() => {
    const [wanted, ids] = JSON.parse(task) as [string[], string[]];
    let isOver = false;
    void lookAtAll(wanted, new Set(ids), (next) => {
      if (!isOver) setLooked(next);
      return isOver;
    });
    return () => {
      isOver = true;
    };
  }, [task]);

  return looked;
}

/** Ends early when `tell` says that nobody waits any more. */
async function lookAtAll(
  paths: readonly string[],
  ids: ReadonlySet<string>,
  tell: (looked: Looked) => boolean,
): Promise<void> {
  const found = new Set<string>();
  const failed: string[] = [];
  for (const [index, path] of [...paths, undefined].entries()) {
    const left = paths.length - index;
    if (tell({ problems: [...found].map(problemOf), left, failed: [...failed] }) || path === undefined)
      return;
    try {
      for (const id of await overflowingFields(path)) if (ids.has(id)) found.add(id);
    } catch {
      failed.push(path);
    }
  }
}

function problemOf(id: string): ContentProblem {
  return { id, code: 'overflow', severity: problemSeverities.overflow, data: {} };
}

function changedIn(groups: readonly ContentGroup[]): string[] {
  return groups.flatMap(({ rows }) =>
    rows.flatMap(({ changes }) => changes.filter(({ isChanged }) => isChanged).map(({ id }) => id)),
  );
}

/** What belongs to no page of its own, such as the menu, is seen on the first. */
function pathsOf(groups: readonly ContentGroup[], pagePaths: Readonly<Record<string, string>>): string[] {
  const all = groups.flatMap(({ page, rows }) => {
    const changes = rows.flatMap((row) => row.changes.filter(({ isChanged }) => isChanged));
    const shown = languages.filter((own) =>
      changes.some(({ language }) => language === own || language === 'all'),
    );
    return shown.map((language) => pathIn(language, pagePaths[page] ?? '/'));
  });
  return [...new Set(all)];
}
