import { useLocation } from 'react-router';
import { adminPath } from '#app/admin/frame/admin-tabs.tsx';
import type { SignedInOperator } from '#domain/api/session.ts';

export const accountPath = '/admin/account';

/** State of a link to the sign-in that no screen asked for: afterwards the dashboard opens. */
export const dashboardAfterwards = { afterSignIn: adminPath('dashboard') } as const;

/** Where a new session begins; undefined: on this screen. */
export function useAfterSignIn(): (operator: SignedInOperator) => string | undefined {
  const state = useLocation().state as Partial<typeof dashboardAfterwards> | null;
  return ({ needsSecondFactor }) => (needsSecondFactor ? undefined : state?.afterSignIn);
}
