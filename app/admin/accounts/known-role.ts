import { useSyncExternalStore } from 'react';
import { type Capability, mayDo, type Role } from '#domain/accounts/roles.ts';

/** The frame needs the role without loading the code for operators. Null for guests. */
let known: Role | null = null;
const watchers = new Set<() => void>();

export function setKnownRole(role: Role | null): void {
  if (role === known) return;
  known = role;
  for (const onChange of watchers) onChange();
}

/** True for guests too: every section shows them its sign-in form. */
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
