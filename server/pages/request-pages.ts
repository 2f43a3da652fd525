import { entryIdPattern } from '#domain/entry-id.ts';
import type { PostedForm } from '#domain/posted-form.ts';
import { keepRecent } from './keep-recent.ts';
import type { ListedPage } from './list-pages.ts';
import { type RenderedPage, type RenderPage, storePage } from './render-page.ts';
import type { StoredAnswer } from './stored-answer.ts';

/** All combinations: each form in each language with each failure. */
const keptAnswers = 64;
const keptTemplates = 32;

/** Rendered once as a placeholder, then replaced by each visitor's own id. */
const anyReference = '00000000-0000-7000-8000-000000000000';

/**
 * Pages that depend on one request; posted values are never cached. The policy is that of the page without
 * input, so injected code is refused (SEC-01).
 */
export function requestPages(render: RenderPage) {
  const answers = keepRecent<StoredAnswer>(keptAnswers);
  const templates = keepRecent<RenderedPage>(keptTemplates);

  async function template(page: ListedPage, search = ''): Promise<RenderedPage> {
    return await templates(page.path + search, async () => await render(page, search));
  }

  async function renderForm(page: ListedPage, posted: PostedForm, status: number): Promise<StoredAnswer> {
    return await storePage({ ...(await render(page, '', posted)), status }, await template(page));
  }

  return {
    async withReference(page: ListedPage, query: URLSearchParams): Promise<StoredAnswer> {
      const bare = await template(page);
      const reference = query.get('ref') ?? '';
      if (!entryIdPattern.test(reference)) return await answers(page.path, async () => await storePage(bare));
      const { html, ...rest } = await template(page, `?ref=${anyReference}`);
      return await storePage({ ...rest, html: html.replaceAll(anyReference, reference) }, bare);
    },

    async withForm(page: ListedPage, posted: PostedForm, status: number): Promise<StoredAnswer> {
      // Pages without personal values are cached, so that a flood of refused requests costs no rendering.
      const isAnybodys = posted.failure && Object.keys(posted.values).length === 0;
      return isAnybodys
        ? await answers(`${page.path} ${status}`, async () => await renderForm(page, posted, status))
        : await renderForm(page, posted, status);
    },
  };
}
