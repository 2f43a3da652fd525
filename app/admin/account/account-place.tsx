import { lazy, Suspense, useEffect, useState } from 'react';

const AccountMenu = lazy(() => import('./account-menu.tsx'));

/** Who is signed in is known to the browser alone, so the menu comes after the page. */
export function AccountPlace() {
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => setIsMounted(true), []);
  return (
    <div className="account-place">
      <Suspense fallback={null}>{isMounted && <AccountMenu />}</Suspense>
    </div>
  );
}
