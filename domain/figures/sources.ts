import { languageOfPath, pathIn } from '#domain/language/addresses.ts';
import { composed } from '#domain/language/composed-text.ts';
import type { Language } from '#domain/language/languages.ts';
import { fill } from '#domain/publishing/placeholders.ts';

export const sourceGroups = ['search', 'assistant', 'social', 'site', 'campaign', 'direct'] as const;

export type SourceGroup = (typeof sourceGroups)[number];

/** `name`: a host, or the `utm_source` of a campaign; empty if a visitor came directly. */
export type Source = { readonly group: SourceGroup; readonly name: string };

/** Origin of a submission, as far as its request contains it; all parts are optional. */
export type CameFrom = {
  /** Path of a page in the default language, such as `/nova`. */
  readonly page?: string;
  /** A `sourceText`. */
  readonly source?: string;
  readonly campaign?: string;
};

/** The first that fits; assistants before the search engine whose domain they share. */
const hosts: readonly (readonly [SourceGroup, RegExp])[] = [
  [
    'assistant',
    /^(?:www\.)?(?:chatgpt\.com|chat\.openai\.com|perplexity\.ai|claude\.ai|gemini\.google\.com|bard\.google\.com|copilot\.microsoft\.com|copilot\.cloud\.microsoft|chat\.mistral\.ai|chat\.deepseek\.com|grok\.com|meta\.ai|poe\.com|duck\.ai)$/,
  ],
  [
    'search',
    /^(?:(?:www|m|images|news|cn|[a-z]{2})\.)?(?:google\.[a-z]{2,3}(?:\.[a-z]{2})?|bing\.com|duckduckgo\.com|ecosia\.org|startpage\.com|qwant\.com|search\.brave\.com|(?:[a-z]{2}\.)?search\.yahoo\.com|yandex\.[a-z]{2,3}|baidu\.com|metager\.(?:de|org)|swisscows\.com|kagi\.com|com\.google\.android\.googlequicksearchbox)$/,
  ],
  [
    'social',
    /^(?:(?:www|m|l|lm|out|old|business|web)\.)?(?:linkedin\.com|lnkd\.in|facebook\.com|instagram\.com|threads\.(?:net|com)|t\.co|x\.com|twitter\.com|xing\.com|youtube\.com|youtu\.be|reddit\.com|pinterest\.[a-z]{2,3}|tiktok\.com|whatsapp\.com|t\.me|bsky\.app|com\.linkedin\.android)$/,
  ],
];

const longestName = 40;
const hostPattern = /^(?:[a-z\d_-]{1,40}\.){1,5}[a-z][a-z\d-]{1,23}$/;
const protocols = new Set(['http:', 'https:', 'android-app:']);

/**
 * Where a request comes from, by its `Referer` and the `utm_` parameters of its address; undefined if from a page of `ownHost`.
 * What looks like neither a host nor a name of a campaign counts as direct.
 */
export function sourceOf(
  referer: string | undefined,
  asked: URLSearchParams,
  ownHost: string,
): Source | undefined {
  const from = referer === undefined ? null : URL.parse(referer);
  if (from?.host === ownHost) return undefined;
  const campaign = campaignName(asked.get('utm_source'));
  if (campaign) return sourceOfHost(campaign, 'assistant') ?? { group: 'campaign', name: campaign };
  if (!from || !protocols.has(from.protocol)) return direct;
  return sourceOfHost(from.hostname) ?? direct;
}

const direct: Source = { group: 'direct', name: '' };

/** Undefined if the text is no host, or of no such group. */
function sourceOfHost(text: string, only?: SourceGroup): Source | undefined {
  const host = text.toLowerCase().replace(/\.$/, '');
  if (host.length > 2 * longestName || !hostPattern.test(host)) return undefined;
  const group = hosts.find(([, pattern]) => pattern.test(host))?.[0] ?? 'site';
  if (only && group !== only) return undefined;
  return { group, name: host.replace(/^www\./, '') };
}

/** A host that a link of our own pages carries, see app/frame/browser/report-acts.ts. */
export function carriedSource(host: string | null): Source | undefined {
  return host === null ? undefined : sourceOfHost(host);
}

/** Source, medium and name of a campaign, such as `newsletter / mail / autumn`; undefined without a source. */
export function campaignOf(asked: URLSearchParams): string | undefined {
  const [source, ...more] = ['utm_source', 'utm_medium', 'utm_campaign'].map((name) =>
    campaignName(asked.get(name)),
  );
  return source ? [source, ...more].filter(Boolean).join(' / ') : undefined;
}

/** Empty for what may name a person: an address, or a number as long as a telephone's. */
function campaignName(text: string | null): string {
  if (text === null || /@|(?:\d[\s./-]?){7}/.test(text)) return '';
  const clean = composed(text)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} ._+-]+/gu, ' ');
  return [...clean.replaceAll(/\s+/g, ' ').trim()].slice(0, longestName).join('').trim();
}

export function sourceText({ group, name }: Source): string {
  return name ? `${group} ${name}` : group;
}

export function sourceFrom(text: string): Source {
  const [group = '', ...name] = text.split(' ');
  const isKnown = (sourceGroups as readonly string[]).includes(group);
  return { group: isKnown ? (group as SourceGroup) : 'site', name: name.join(' ') };
}

/** A page without its language: `/en/nova` is `/nova`. */
export function pageOfPath(path: string): { page: string; language: Language } {
  const language = languageOfPath(path);
  const prefix = pathIn(language, '/').replace(/^\/$/, '');
  return { page: path.slice(prefix.length) || '/', language };
}

type OriginWords = {
  readonly page: string;
  readonly campaign: string;
  readonly sources: Readonly<Record<SourceGroup, string>>;
};

/** `google.de (search engine)`; without a name only its kind. */
export function sourceLabel({ group, name }: Source, { sources }: Pick<OriginWords, 'sources'>): string {
  return name ? `${name} (${sources[group]})` : sources[group];
}

/** Page, source and campaign in one line. */
export function originLabel({ page, source, campaign }: CameFrom, words: OriginWords): string {
  return [
    page && fill(words.page, { page }),
    source && sourceLabel(sourceFrom(source), words),
    campaign && fill(words.campaign, { name: campaign }),
  ]
    .filter(Boolean)
    .join(', ');
}

type Sending = {
  /** The `Referer` of a submission: the page of the form, with its query. */
  form: string | undefined;
  /** The page before that one, from `document.referrer`; undefined without script. */
  before: string | undefined;
  origin: string;
  isPage: (path: string) => boolean;
};

/**
 * Origin of a submission, from one request: the page before the form, and the source if the visitor came to the form, or to
 * the page before it, from another site. Undefined if the request contains neither.
 */
export function cameFrom({ form, before, origin, isPage }: Sending): CameFrom | undefined {
  const { host } = new URL(origin);
  const formUrl = ownUrl(form, host);
  if (!formUrl) return undefined;
  const asked = formUrl.searchParams;
  const beforeUrl = ownUrl(before, host);
  const page = beforeUrl && isPage(beforeUrl.pathname) ? pageOfPath(beforeUrl.pathname).page : undefined;
  const landing = [formUrl, ...(beforeUrl ? [beforeUrl] : [])].find((url) => campaignOf(url.searchParams));
  const campaign = landing && campaignOf(landing.searchParams);
  const source =
    (landing && sourceOf(undefined, landing.searchParams, host)) ??
    carriedSource(asked.get('via')) ??
    (before && !beforeUrl ? sourceOf(before, asked, host) : undefined);
  const known = {
    ...(page && { page }),
    ...(source && { source: sourceText(source) }),
    ...(campaign && { campaign }),
  };
  return Object.keys(known).length > 0 ? known : undefined;
}

function ownUrl(text: string | undefined, host: string): URL | null {
  const url = text === undefined ? null : URL.parse(text);
  return url?.host === host ? url : null;
}
