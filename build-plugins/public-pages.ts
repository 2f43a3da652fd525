import type { Plugin } from 'vite';

const publicPage = /\/app\/(pages|frame)\/.*\.tsx$/;

/** Public pages are never hydrated (docs/decisions/0001): keeps their texts and configuration out of bundles. */
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
