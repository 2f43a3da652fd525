import { useLoaded } from '#app/admin/errors/use-loaded.ts';

/** Only the browser knows the session, so the menu loads after the page. */
export function AccountPlace() {
  const { Part: AccountMenu } = useLoaded(() => import('./account-menu.tsx'));
  return <div className="account-place">{AccountMenu && <AccountMenu />}</div>;
}
