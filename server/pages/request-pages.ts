import type { PostedForm } from '#domain/forms/posted-form.ts';
import { referencePattern } from '#domain/forms/reference.ts';
import { keepRecent } from './keep-recent.ts';
import type { ListedPage } from './list-pages.ts';
import { type RenderedPage, type RenderPage, storePage } from './render-page.ts';
import type { StoredAnswer } from './stored-answer.ts';

/** Each form in each language with each failure and each minute of the ten that a rate limit lasts. */
const keptAnswers = 128;
const keptTemplates = 32;

/** Rendered once as a placeholder, then replaced by each visitor's own number. */
const anyReference = 'E-0000-000000000000';

/**
 * Pages that are rendered when asked for; posted values are never cached. The policy is that of the page without
 * input, so injected code is refused (SEC-01).
 */
export function requestPages(render: RenderPage) {
  const answers = keepRecent<StoredAnswer>(keptAnswers);
  const templates = keepRecent<RenderedPage>(keptTemplates);
  const referring = keepRecent<{ html: string; stored: StoredAnswer }>(keptTemplates);

  async function template(page: ListedPage): Promise<RenderedPage> {
    return await templates(page.path, async () => await render(page));
  }

  async function renderForm(page: ListedPage, posted: PostedForm, status: number): Promise<StoredAnswer> {
    return storePage({ ...(await render(page, '', posted)), status }, await template(page));
  }

  return {
    /** A page of one request shows the reference number that `query` names. */
    async answer(page: ListedPage, query?: URLSearchParams): Promise<StoredAnswer> {
      const reference = (page.perRequest && query?.get('ref')) ?? '';
      if (!referencePattern.test(reference))
        return await answers(page.path, async () => storePage(await render(page)));
      const { html, stored } = await referring(page.path, async () => {
        const rendered = await render(page, `?ref=${anyReference}`);
        return { html: rendered.html, stored: storePage(rendered, await template(page)) };
      });
      // For one visitor, once: compressing it would cost ten times the rest.
      const body = Buffer.from(html.replaceAll(anyReference, reference));
      return { ...stored, body, tag: `${stored.tag}-${reference}`, encodings: {} };
    },

    async withForm(page: ListedPage, posted: PostedForm, status: number): Promise<StoredAnswer> {
      const { failure, values } = posted;
      if (!failure || Object.keys(values).length > 0) return await renderForm(page, posted, status);
      // Nothing personal: cached, so that a flood of refused requests costs no rendering. The text names minutes.
      const minutes = Math.ceil(failure.retryAfter / 60);
      const shared = { ...posted, failure: { ...failure, retryAfter: minutes * 60 } };
      return await answers(
        `${page.path} ${status} ${minutes}`,
        async () => await renderForm(page, shared, status),
      );
    },
  };
}
