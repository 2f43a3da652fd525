import { Outlet } from 'react-router';
import type { RouteHandle } from '#app/root.tsx';

export const handle: RouteHandle = { app: true };

export default function AdminLayout() {
  return (
    <main>
      <Outlet />
    </main>
  );
}
