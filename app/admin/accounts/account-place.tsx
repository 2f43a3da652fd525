import { useLoaded } from '#app/admin/failure/use-loaded.ts';

/** Who is signed in is known to the browser alone, so the menu comes after the page. */
export function AccountPlace() {
  const { Part: AccountMenu } = useLoaded(() => import('./account-menu.tsx'));
  return <div className="account-place">{AccountMenu && <AccountMenu />}</div>;
}
