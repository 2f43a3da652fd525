import { type Content, oncePerContent } from '#content/content.ts';
import { idsIn } from '#content/offerings/listed.ts';
import { comparisonCss } from './pages/platform/comparison-css.ts';
import { filterCss } from './pages/platform/filter-css.ts';
import globalStyles from './styles/global.css?inline';
import { pageAt } from './words/page.ts';

/** The style sheets that lie beside components and pages, in the order of their paths. */
const sheets = import.meta.glob<string>(['./**/*.css', '!./styles/**'], {
  query: '?inline',
  import: 'default',
  eager: true,
});

// A folder within sections/ is a family that few pages show: its styles come with the style sheets of these pages.
const siteStyles = globalStyles + components(inFolders(/^\.\/(forms|islands|sections|shell|ui)\/[^/]+$/));
const adminStyles =
  globalStyles +
  components(inFolders(/^\.\/(forms|ui)\//)) +
  components(inFolders(/^\.\/admin\/(controls\/)?[^/]+$/)) +
  components(inFolders(/^\.\/admin\/(?!controls\/).+\//));

/** Styles that follow from the list of offerings and its filters. */
const derivedStyles = oncePerContent(
  (content): Readonly<Record<string, string>> => ({
    platform: filterCss() + comparisonCss(idsIn(content.offerings)),
  }),
);

/** The styles of a document, without the colours of the offerings. */
export function documentStyles(path: string, content: Content): string {
  return path.startsWith('/admin') ? adminStyles : siteStyles + components(stylesOfPage(path, content));
}

/** The styles a page has for itself: those in its folder; offerings share a folder and have one file each. */
function stylesOfPage(path: string, content: Content): string {
  const { page } = pageAt(path);
  const file = page?.file.replace('.tsx', '.css') ?? 'pages/not-found/not-found.css';
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  const own =
    folder === 'pages/offers/' ? (sheets[`./${file}`] ?? '') : inFolders(new RegExp(`^\\./${folder}`));
  return own + (derivedStyles(content)[page?.id ?? ''] ?? '');
}

function inFolders(paths: RegExp): string {
  return Object.entries(sheets)
    .filter(([path]) => paths.test(path))
    .map(([, sheet]) => sheet)
    .join('');
}

function components(styles: string): string {
  return styles ? `@layer components{${styles}}` : '';
}
