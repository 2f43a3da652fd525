import { type Content, oncePerContent } from '#content/content.ts';
import { idsIn } from '#content/offerings/listed.ts';
import { isAdminPath } from '#domain/language/addresses.ts';
import { comparisonCss } from './pages/platform/comparison-css.ts';
import { filterCss } from './pages/platform/filter-css.ts';
import { chartCss } from './pages/platform/map-chart.ts';
import globalStyles from './styles/global.css?inline';
import { pageAt } from './words/page.ts';

const sheets = import.meta.glob<string>(['./**/*.css', '!./styles/**'], {
  query: '?inline',
  import: 'default',
  eager: true,
});

// Few pages use forms, islands, toasts and the folders within sections/; their style sheets import these styles.
const siteStyles =
  globalStyles + components(inFolders(/^\.\/(?:(?:frame|sections)\/[^/]+|forms\/field\.css)$/));
const adminStyles =
  globalStyles +
  components(inFolders(/^\.\/(forms|ui)\//)) +
  components(inFolders(/^\.\/admin\/styles\//)) +
  components(inFolders(/^\.\/admin\/(controls\/)?[^/]+$/)) +
  components(inFolders(/^\.\/admin\/frame\//)) +
  components(inFolders(/^\.\/admin\/(?!controls\/|frame\/|styles\/).+\//, topicAndName));

const derivedStyles = oncePerContent(
  (content): Readonly<Record<string, string>> => ({
    platform: filterCss() + comparisonCss(idsIn(content.offerings)) + chartCss(content),
  }),
);

/** Without the colours of the offerings, see `productStyles`. */
export function documentStyles(path: string, content: Content): string {
  if (isAdminPath(path)) return adminStyles;
  const banner = content.site.banner ? inFolders(/^\.\/frame\/banner\//) : '';
  return siteStyles + components(stylesOfPage(path, content) + banner);
}

/** A page's styles are in its folder; offerings share a folder and have one file each. */
function stylesOfPage(path: string, content: Content): string {
  const { page } = pageAt(path);
  const file = page?.file.replace('.tsx', '.css') ?? 'pages/not-found/not-found.css';
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  const own =
    folder === 'pages/offers/' ? (sheets[`./${file}`] ?? '') : inFolders(new RegExp(`^\\./${folder}`));
  return own + (derivedStyles(content)[page?.id ?? ''] ?? '');
}

function inFolders(paths: RegExp, orderOf = (path: string) => path): string {
  return Object.entries(sheets)
    .filter(([path]) => paths.test(path))
    .toSorted(([one], [other]) => (orderOf(one) < orderOf(other) ? -1 : 1))
    .map(([, sheet]) => sheet)
    .join('');
}

/** The folders within a topic of the admin area do not change the order of its styles. */
function topicAndName(path: string): string {
  const [, , topic, ...rest] = path.split('/');
  return `${topic}/${rest.at(-1)}`;
}

function components(styles: string): string {
  return styles ? `@layer components{${styles}}` : '';
}
