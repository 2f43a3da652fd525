import { useEffect } from 'react';
import { Outlet } from 'react-router';
import type { RouteHandle } from '#app/root.tsx';
import { useToast } from '#app/ui/use-toast.ts';
import type { Route } from './+types/admin-layout';
import { AdminContext } from './admin-context.ts';
import { adminData } from './admin-data.ts';
import { AdminFooter } from './admin-footer.tsx';
import { AdminHeader } from './admin-header.tsx';
import { useAdminLanguage } from './admin-language.ts';
import { AdminToasts } from './admin-toasts.tsx';
import { DraftProvider } from './draft/draft-provider.tsx';

export const handle: RouteHandle = { app: true };

export function loader() {
  return adminData();
}

/** The data came with the page; going from tab to tab asks the server nothing. */
export function shouldRevalidate() {
  return false;
}

/** The frame of everything under /admin: own header and tabs, no public header, footer or chat (spec 1 §2). */
export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  const language = useAdminLanguage();
  const { toasts, show, dismiss } = useToast();
  const words = loaderData.words[language];

  // The server renders English; the document follows the switch.
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  const admin = {
    ...loaderData,
    language,
    words,
    wordsIn: loaderData.words,
    notify: (title: string) => show({ kind: 'default', title }),
  };
  return (
    <AdminContext value={admin}>
      <meta name="robots" content="noindex" />
      <DraftProvider>
        <AdminHeader />
        <main id="content" tabIndex={-1}>
          <div className="wrap">
            <Outlet />
          </div>
        </main>
        <AdminFooter />
        <AdminToasts toasts={toasts} onDismiss={dismiss} />
      </DraftProvider>
    </AdminContext>
  );
}
