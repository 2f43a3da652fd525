import type { ComponentType } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { FailureNote } from './failure-note.tsx';
import { type Load, useLoaded } from './use-loaded.ts';

/** Loads the code when first rendered, and shows an error if that fails. Shown again, it is there at once. */
export function lazyPart<P extends object>(load: Load<P>) {
  let loaded: ComponentType<P> | undefined;
  return function LazyPart(props: P) {
    const { common } = useAdmin().words;
    const { Part, hasFailed, retry } = useLoaded(load, loaded);
    loaded = Part;
    if (Part) return <Part {...props} />;
    if (hasFailed) return <FailureNote isDraftKept onRetry={retry} />;
    return <p role="status">{common.loading}</p>;
  };
}
