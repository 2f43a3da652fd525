import { entryIdPattern } from '#domain/entry-id.ts';
import { type FormName, refusedFields } from '#domain/refused-fields.ts';
import { keepRecent } from './keep-recent.ts';
import type { ListedPage } from './list-pages.ts';
import { type RenderedPage, type RenderPage, storePage } from './render-page.ts';
import type { StoredAnswer } from './stored-answer.ts';

/** As many as there are: every choice of fields of every form in both languages makes 240. */
const keptAnswers = 256;
const keptTemplates = 32;

/** Stands in the page of a stored message while it is rendered, once for all: each who asks gets their own id there. */
const anyReference = '00000000-0000-7000-8000-000000000000';

/**
 * Pages that tell of one request. Of its query they see only what they show, so that the same page is rendered once,
 * whatever else stands there; what visitors posted is never kept. The policy of each is that of the page without any
 * query: code that came with the request is not allowed by it (SEC-01).
 */
export function requestPages(render: RenderPage) {
  const answers = keepRecent<StoredAnswer>(keptAnswers);
  const templates = keepRecent<RenderedPage>(keptTemplates);

  async function template(page: ListedPage, search = ''): Promise<RenderedPage> {
    return await templates(page.path + search, async () => await render(page, search));
  }

  /** The answer for a page with this query. Throws if it cannot be rendered. */
  return async (page: ListedPage, query: URLSearchParams): Promise<StoredAnswer> => {
    const { path, perRequest } = page;
    const bare = await template(page);
    if (perRequest === 'posted') return await storePage(await render(page, `?${query}`), bare);
    const reference = query.get('ref') ?? '';
    if (perRequest === 'reference' && entryIdPattern.test(reference)) {
      const { html, ...rest } = await template(page, `?ref=${anyReference}`);
      return await storePage({ ...rest, html: html.replaceAll(anyReference, reference) }, bare);
    }
    const search = typeof perRequest === 'object' ? fieldsQuery(perRequest.refusedFieldsOf, query) : '';
    return await answers(path + search, async () => {
      return await storePage(search ? await render(page, search) : bare, bare);
    });
  };
}

function fieldsQuery(form: FormName, query: URLSearchParams): string {
  const fields = refusedFields(form, query.get('fields'));
  return fields.length > 0 ? `?fields=${fields}` : '';
}
