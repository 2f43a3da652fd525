import type { ServerBuild } from 'react-router';
import type { Rendering } from '#app/rendering.ts';
import type { Reads } from '#content/reads.ts';
import type { PostedForm } from '#domain/forms/posted-form.ts';
import { isAdminPath, pathIn } from '#domain/language/addresses.ts';
import { languages } from '#domain/language/languages.ts';
import { pageHeaders } from '#server/core/http/headers.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import type { ListedPage } from './list-pages.ts';
import { documentRenderer } from './site-module.ts';
import { type StoredAnswer, storeAnswer } from './stored-answer.ts';

export type RenderedPage = {
  readonly path: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
  /** Sections of the words that it shows. */
  readonly reads: Reads;
};

/** The page under `path` cannot be made of the content. */
export class PageFailure extends Error {
  override name = 'PageFailure';
  readonly path: string;

  constructor(path: string, options?: ErrorOptions) {
    super(`${path} cannot be rendered`, options);
    this.path = path;
  }
}

export type RenderPage = (page: ListedPage, search?: string, posted?: PostedForm) => Promise<RenderedPage>;

const errorPaths = languages.map((language) => pathIn(language, '/error'));

export function pageRenderer({
  build,
  origin,
  baseHeaders,
  rendering,
}: {
  build: ServerBuild;
  origin: string;
  baseHeaders: Readonly<Record<string, string>>;
  rendering: Rendering;
}): RenderPage {
  const render = documentRenderer(build);
  return async (page, search = '', posted) => {
    const { path } = page;
    const request = new Request(origin + path + search, { headers: { accept: 'text/html' } });
    const reads: Reads = new Set();
    const response = await render(request, { ...rendering, reads, ...(posted && { posted }) });
    const { status } = response;
    const html = await response.text();
    if (status >= 500 && !errorPaths.includes(path)) throw new PageFailure(path);
    const location = response.headers.get('location');
    if (location) return { path, status, headers: { ...baseHeaders, location }, html: '', reads };
    const own = {
      path,
      status,
      isUnlisted: page.unlisted ?? false,
      isPerRequest: posted !== undefined || page.perRequest !== undefined,
    };
    const headers = { ...baseHeaders, ...pageHeaders(own) };
    return { path, status, headers, html, reads };
  };
}

/** The policy allows the inline code of `template`, which must not contain input of a visitor. */
export function storePage(page: RenderedPage, template = page): StoredAnswer {
  const policy = contentSecurityPolicy(template.html, isAdminPath(page.path) ? 'admin' : 'public');
  const headers = page.headers.location
    ? page.headers
    : { ...page.headers, 'content-security-policy': policy };
  return storeAnswer(page.status, headers, Buffer.from(page.html));
}

/** Like `storePage`; `before`, the present answer under the same path, stays if the page is the same. */
export function storePageAgain(page: RenderedPage, before?: StoredAnswer): StoredAnswer {
  const isSame = before?.status === page.status && before.body.equals(Buffer.from(page.html));
  return isSame && !page.headers.location ? before : storePage(page);
}
