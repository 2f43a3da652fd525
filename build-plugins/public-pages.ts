import type { Plugin } from 'vite';

const publicPage = /\/app\/(pages|shell)\/.*\.tsx$/;

/**
 * Public pages are served as finished HTML and never hydrated (docs/decisions/0001), so their modules have no
 * business in the browser. In the client build each of them becomes an empty component: no page text, no fact
 * and no configuration can reach a browser bundle by accident, and the build stays quick.
 */
export function keepPublicPagesOutOfTheBrowser(): Plugin {
  return {
    name: 'public-pages-stay-on-the-server',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    load(id) {
      if (!publicPage.test(id)) return null;
      return ['export default function Page() { return null; }', 'export const handle = undefined;'].join(
        '\n',
      );
    },
  };
}
