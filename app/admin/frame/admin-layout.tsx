import { Outlet, useLocation } from 'react-router';
import { AdminContext, useAdmin } from '#app/admin/admin-context.ts';
import { adminData } from '#app/admin/admin-data.ts';
import { useDocumentLanguage } from '#app/admin/admin-language.ts';
import { AdminError } from '#app/admin/errors/admin-error.tsx';
import { Boundary } from '#app/admin/errors/error-boundary.tsx';
import { FailureNote } from '#app/admin/errors/failure-note.tsx';
import { ProductsProvider } from '#app/admin/publishing/products/products-provider.tsx';
import { Refresh } from '#app/admin/refresh/refresh.tsx';
import { renderingIn } from '#app/rendering.ts';
import type { RouteHandle } from '#app/root.tsx';
import { type ToastAct, type ToastMessage, useToast } from '#app/ui/use-toast.ts';
import { useToastRegion } from '#app/ui/use-toast-region.ts';
import { fillAll } from '#app/words/fill-all.ts';
import { frameWords } from '#content/admin/frame.ts';
import type { Route } from './+types/admin-layout';
import { AdminFooter } from './admin-footer.tsx';
import { AdminHeader } from './admin-header.tsx';
import { AdminTabs } from './admin-tabs.tsx';
import { useSteadyClicks } from './steady-clicks.ts';

export const handle: RouteHandle = { app: true };

export function loader({ context }: Route.LoaderArgs) {
  const { content, published } = renderingIn(context);
  return adminData(content, published);
}

/** The data of the frame came with the page. Each screen loads its own words with its code. */
export function shouldRevalidate() {
  return false;
}

/** Pages under /admin have no public header, footer or chat (ADMIN-1). */
export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  const language = useDocumentLanguage();
  const { pathname } = useLocation();
  const { toasts, show, dismiss } = useToast();
  useSteadyClicks();
  const words = fillAll(frameWords[language], loaderData.facts[language]);

  const admin = {
    ...loaderData,
    language,
    words,
    notify: (title: string, act?: ToastAct, text?: string) => show({ kind: 'default', title, act, text }),
  };
  return (
    <AdminContext value={admin}>
      <meta name="robots" content="noindex" />
      <ProductsProvider>
        {loaderData.isDemo && <aside className="demo-banner">{words.demo.banner}</aside>}
        <AdminHeader />
        <div className="admin-body">
          <AdminTabs />
          <main id="content" tabIndex={-1}>
            <div className="wrap">
              <Refresh />
              {/* A screen that throws must not lose the draft above it, nor the tabs. */}
              <Boundary
                key={pathname}
                instead={(retry) => <FailureNote isScreen isDraftKept onRetry={retry} />}
              >
                <Outlet />
              </Boundary>
            </div>
          </main>
          <AdminFooter />
        </div>
        <AdminToasts toasts={toasts} onDismiss={dismiss} />
      </ProductsProvider>
    </AdminContext>
  );
}

/** Catches errors of the frame itself; screens have their own boundary. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  if (!loaderData) throw error;
  return <AdminError data={loaderData} />;
}

function AdminToasts({
  toasts,
  onDismiss,
}: {
  toasts: readonly ToastMessage[];
  onDismiss: (id: number) => void;
}) {
  const { common } = useAdmin().words;
  const ToastRegion = useToastRegion(toasts[0], 'body *');
  if (!ToastRegion || toasts.length === 0) return null;
  return (
    <ToastRegion
      toasts={toasts}
      texts={{ region: common.toastRegion, close: common.closeToast }}
      onDismiss={onDismiss}
    />
  );
}
