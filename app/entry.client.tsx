import { startShell } from './shell/browser/start-shell.ts';

// The one script of every page. React is not imported here: public pages get the platform parts of the shell and,
// where the page has islands, the small loader that hydrates them; only the admin area starts the whole router.
declare global {
  interface Window {
    __reactRouterContext?: unknown;
    __reactRouterDataRouter?: unknown;
  }
}

if (import.meta.env.DEV) {
  // Fast refresh for islands; on public pages there is no router whose data it could refresh.
  await import('virtual:react-router/inject-hmr-runtime' as string);
  if (!window.__reactRouterContext) window.__reactRouterDataRouter = { revalidate: async () => {} };
}

if (window.__reactRouterContext) {
  void import('./admin/start-admin.tsx');
} else {
  startShell();
  if (document.querySelector('[data-island]')) void import('./islands/boot.ts');
}
