import { externalStore } from '#app/admin/external-store.ts';
import { type Capability, mayDo, type Role } from '#domain/accounts/roles.ts';

/** The frame needs the role without loading the code for operators. Null for guests; undefined until the server has answered. */
const role = externalStore<Role | null | undefined>(undefined);

export const setKnownRole: (known: Role | null) => void = role.set;

/** True for guests too: every section shows them its sign-in form. */
export function useMayDo(): (capability: Capability) => boolean {
  const known = useKnownRole();
  return (capability) => known === null || mayDo(known, capability);
}

/** Null for guests, and until the server has answered. */
export function useKnownRole(): Role | null {
  return role.use() ?? null;
}

export function useIsRoleKnown(): boolean {
  return role.use() !== undefined;
}
