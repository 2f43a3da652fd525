import { useSyncExternalStore } from 'react';
import { type Capability, mayDo, type Role } from '#domain/roles.ts';

/**
 * The role of who is signed in, as far as this page knows; null for guests, to whom every section shows its sign-in.
 * Apart from what operators load: the frame needs it, and comes without that code.
 */
let known: Role | null = null;
const watchers = new Set<() => void>();

export function setKnownRole(role: Role | null): void {
  if (role === known) return;
  known = role;
  for (const onChange of watchers) onChange();
}

/** Whether there is a reason to offer something: nobody is signed in yet, or their role includes it. */
export function useMayDo(): (capability: Capability) => boolean {
  const role = useKnownRole();
  return (capability) => role === null || mayDo(role, capability);
}

export function useKnownRole(): Role | null {
  return useSyncExternalStore(
    (onChange) => {
      watchers.add(onChange);
      return () => watchers.delete(onChange);
    },
    () => known,
    () => null,
  );
}
