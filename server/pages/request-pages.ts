import { entryIdPattern } from '#domain/entry-id.ts';
import type { PostedForm } from '#domain/posted-form.ts';
import { keepRecent } from './keep-recent.ts';
import type { ListedPage } from './list-pages.ts';
import { type RenderedPage, type RenderPage, storePage } from './render-page.ts';
import type { StoredAnswer } from './stored-answer.ts';

/** As many as there are: each form in each language, with what a server says when it stores nothing. */
const keptAnswers = 64;
const keptTemplates = 32;

/** Stands in the page of a stored message while it is rendered, once for all: each who asks gets their own id there. */
const anyReference = '00000000-0000-7000-8000-000000000000';

/**
 * Pages that tell of one request. Of its query they see only the reference that they show; what visitors posted is never
 * kept. The policy of each is that of the page as everybody sees it: code that came with the request is not allowed by
 * it (SEC-01).
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
    /** The answer for a page that shows a reference in its query, if there is one. Throws if it cannot be rendered. */
    async withReference(page: ListedPage, query: URLSearchParams): Promise<StoredAnswer> {
      const bare = await template(page);
      const reference = query.get('ref') ?? '';
      if (!entryIdPattern.test(reference)) return await answers(page.path, async () => await storePage(bare));
      const { html, ...rest } = await template(page, `?ref=${anyReference}`);
      return await storePage({ ...rest, html: html.replaceAll(anyReference, reference) }, bare);
    },

    /** The page of a form that was posted to it. Throws if it cannot be rendered. */
    async withForm(page: ListedPage, posted: PostedForm, status: number): Promise<StoredAnswer> {
      // What holds nothing of anybody's costs a flood of refused requests no rendering each.
      const isAnybodys = posted.failure && Object.keys(posted.values).length === 0;
      return isAnybodys
        ? await answers(`${page.path} ${status}`, async () => await renderForm(page, posted, status))
        : await renderForm(page, posted, status);
    },
  };
}
