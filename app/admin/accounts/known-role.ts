import { useSyncExternalStore } from 'react';
import { type Capability, mayDo, type Role } from '#domain/accounts/roles.ts';

/** The frame needs the role without loading the code for operators. Null for guests; undefined until the server has answered. */
let known: Role | null | undefined;
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

/** Null for guests, and until the server has answered. */
export function useKnownRole(): Role | null {
  return useSyncExternalStore(
    watch,
    () => known ?? null,
    () => null,
  );
}

export function useIsRoleKnown(): boolean {
  return useSyncExternalStore(
    watch,
    () => known !== undefined,
    () => false,
  );
}

function watch(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}
