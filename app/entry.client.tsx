import { startFrame } from './frame/browser/start-frame.ts';

// The only script of every page. React is not imported here: public pages load the frame and, if they have
// islands, the loader that hydrates them; only the admin area starts the router.
declare global {
  interface Window {
    __reactRouterContext?: unknown;
    __reactRouterDataRouter?: unknown;
  }
}

if (import.meta.env.DEV) {
  // Fast refresh for islands; public pages have no router data to refresh.
  await import('virtual:react-router/inject-hmr-runtime' as string);
  const isPublic = !window.__reactRouterContext;
  if (isPublic) window.__reactRouterDataRouter = { revalidate: async () => {} };
  // The admin area gets all its data with the page, also after a module was replaced.
  Object.defineProperty(window, '__reactRouterHdrActive', { get: () => false, set: () => {} });
  // Only modules of the browser are replaced in it; what the server rendered is loaded again (scripts/dev.ts).
  import.meta.hot?.on('source-changed', ({ isInBrowser }: { isInBrowser: boolean }) => {
    if (isPublic || !isInBrowser) location.reload();
  });
  import.meta.hot?.send('page-loaded', performance.timeOrigin);
}

if (window.__reactRouterContext) {
  void import('./admin/start-admin.tsx');
} else {
  startFrame();
  if (document.querySelector('[data-island]')) void import('./islands/boot.ts');
}
