import type { RouteConfigEntry } from '@react-router/dev/routes';
import { allOfferings } from '#content/offerings/listed.ts';
import {
  offerings as defaultOfferings,
  type OfferingId,
  type Offerings,
} from '#content/offerings/offerings.ts';
import { pathIn } from '#domain/language/addresses.ts';
import { type Language, languages } from '#domain/language/languages.ts';

export type Page = {
  /** Key for links, and namespace of the page's own words. */
  readonly id: string;
  /** Canonical path in the default language; others add their prefix (`domain/language/addresses.ts`). */
  readonly path: string;
  readonly file: string;
  /** Other paths of this page; `path` stays canonical (LANG-2). */
  readonly sameAs?: readonly string[];
  /** `noindex`, and not in the sitemap. */
  readonly unlisted?: true;
  /** Rendered per request, because it shows the id in its query. */
  readonly perRequest?: true;
  /** Parameters in its address change a part of it. */
  readonly hasQuery?: true;
};

type OfferingPage = Page & { readonly id: OfferingId };

function offeringPages(offerings: Offerings): OfferingPage[] {
  return allOfferings(offerings).map(({ id, path, sameAs }) => ({
    id,
    path,
    sameAs,
    file: `pages/offers/${id}.tsx`,
    ...(id === 'fuel' && { hasQuery: true }),
  }));
}

/** In the order of PAGE-1; the offerings in their own order. */
export function pagesOf(offerings: Offerings) {
  return [
    { id: 'home', path: '/', file: 'pages/home/home.tsx' },
    { id: 'platform', path: '/platform', sameAs: ['/home'], file: 'pages/platform/platform.tsx' },
    ...offeringPages(offerings),
    { id: 'nova-case-study', path: '/nova/case-study', file: 'pages/nova-case-study/nova-case-study.tsx' },
    { id: 'sophie-sample', path: '/sophie/sample', file: 'pages/sophie-sample/sophie-sample.tsx' },
    {
      id: 'ic-water-principle-sample',
      path: '/solutions/ic-water-principle/sample',
      file: 'pages/ic-water-principle-sample/ic-water-principle-sample.tsx',
    },
    {
      id: 'sophie-compare',
      path: '/sophie-compare',
      sameAs: ['/sophie-comparison'],
      file: 'pages/sophie-compare/sophie-compare.tsx',
    },
    { id: 'use-cases', path: '/use-cases', file: 'pages/use-cases/use-cases.tsx' },
    { id: 'about', path: '/about', file: 'pages/about/about.tsx' },
    { id: 'support', path: '/support', file: 'pages/support/support.tsx' },
    {
      id: 'support-sent',
      path: '/support/sent',
      unlisted: true,
      perRequest: true,
      file: 'pages/support/support-sent.tsx',
    },
    { id: 'contact', path: '/contact', unlisted: true, file: 'pages/contact/contact.tsx' },
    { id: 'demo', path: '/demo', file: 'pages/demo/demo.tsx' },
    { id: 'case-nexiu', path: '/case-nexiu', file: 'pages/case-nexiu/case-nexiu.tsx' },
    { id: 'survey', path: '/survey', file: 'pages/survey/survey.tsx' },
    { id: 'survey-sent', path: '/survey/sent', unlisted: true, file: 'pages/survey/survey-sent.tsx' },
    {
      id: 'terms-of-service',
      path: '/terms-of-service',
      file: 'pages/terms-of-service/terms-of-service.tsx',
    },
    { id: 'privacy', path: '/privacy', file: 'pages/privacy/privacy.tsx' },
    { id: 'imprint', path: '/imprint', file: 'pages/imprint/imprint.tsx' },
    { id: 'accessibility', path: '/accessibility', file: 'pages/accessibility/accessibility.tsx' },
    {
      id: 'withdraw-contract',
      path: '/withdraw-contract',
      file: 'pages/withdraw-contract/withdraw-contract.tsx',
    },
    { id: 'cancel-contract', path: '/cancel-contract', file: 'pages/cancel-contract/cancel-contract.tsx' },
    { id: 'onboarding', path: '/onboarding', file: 'pages/onboarding/onboarding.tsx' },
    { id: 'monthly', path: '/monthly', file: 'pages/monthly/monthly.tsx' },
    { id: 'alacarte', path: '/alacarte', file: 'pages/alacarte/alacarte.tsx' },
    { id: 'ai-or-human', path: '/ai-or-human', file: 'pages/ai-or-human/ai-or-human.tsx' },
    { id: 'our-figures', path: '/our-figures', file: 'pages/our-figures/our-figures.tsx' },
    { id: 'genesis', path: '/genesis', file: 'pages/genesis/genesis.tsx' },
    { id: 'search', path: '/search', unlisted: true, hasQuery: true, file: 'pages/search/search.tsx' },
    { id: 'error', path: '/error', unlisted: true, file: 'pages/error/error.tsx' },
  ] as const satisfies readonly Page[];
}

/** From the defaultValue offerings, because the build contains only their files. */
export const pages = pagesOf(defaultOfferings);

export type PageId = (typeof pages)[number]['id'];

/** Status 404, in the language of the path. */
const notFound = { id: 'not-found', path: '/*', file: 'pages/not-found/not-found.tsx' } as const;

function entry(language: Language, page: Page | typeof notFound, path: string): RouteConfigEntry {
  const relative = pathIn(language, path).slice(1);
  const id = path === page.path ? `${language}.${page.id}` : `${language}.${page.id}@${path.slice(1)}`;
  return relative === '' ? { id, index: true, file: page.file } : { id, path: relative, file: page.file };
}

function publicRoutes(language: Language): RouteConfigEntry[] {
  return [...pages, notFound].flatMap((page: Page | typeof notFound) => [
    entry(language, page, page.path),
    ...('sameAs' in page ? (page.sameAs ?? []) : []).map((path) => entry(language, page, path)),
  ]);
}

/** No language prefix, and a not-found page of its own. */
const adminRoutes: RouteConfigEntry = {
  id: 'admin',
  path: 'admin',
  file: 'admin/frame/admin-layout.tsx',
  children: [
    { id: 'admin.index', index: true, file: 'admin/dashboard/dashboard.tsx' },
    { id: 'admin.dashboard', path: 'dashboard', file: 'admin/dashboard/dashboard.tsx' },
    { id: 'admin.colors', path: 'colors', file: 'admin/colors/colors.tsx' },
    { id: 'admin.products', path: 'products', file: 'admin/products/products.tsx' },
    { id: 'admin.content', path: 'content', file: 'admin/content/content.tsx' },
    { id: 'admin.settings', path: 'settings', file: 'admin/settings/settings.tsx' },
    { id: 'admin.messages', path: 'messages', file: 'admin/inbox/messages.tsx' },
    { id: 'admin.person', path: 'person', file: 'admin/inbox/person.tsx' },
    { id: 'admin.responses', path: 'responses', file: 'admin/responses/responses.tsx' },
    { id: 'admin.figures', path: 'figures', file: 'admin/figures/figures.tsx' },
    { id: 'admin.privacy', path: 'privacy', file: 'admin/privacy/privacy.tsx' },
    { id: 'admin.audit', path: 'audit', file: 'admin/audit/audit.tsx' },
    { id: 'admin.operators', path: 'operators', file: 'admin/accounts/operators/operators.tsx' },
    { id: 'admin.history', path: 'history', file: 'admin/publishing/history/history.tsx' },
    { id: 'admin.account', path: 'account', file: 'admin/accounts/account/account.tsx' },
    { id: 'admin.setup', path: 'setup', file: 'admin/accounts/sign-in/setup.tsx' },
    { id: 'admin.not-found', path: '*', file: 'admin/frame/admin-not-found.tsx' },
  ],
};

export default [
  { id: 'public', file: 'frame/public-layout.tsx', children: languages.flatMap(publicRoutes) },
  adminRoutes,
] satisfies RouteConfigEntry[];
