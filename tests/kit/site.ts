import type { Site } from '#server/pages/site.ts';
import { emptyAnswer, storeAnswer } from '#server/pages/stored-answer.ts';

const page = await storeAnswer(200, { 'content-type': 'text/plain' }, Buffer.from('the site'));

/** A site of one line, where the rendered one does not matter. */
export const plainSite: Site = {
  find: () => undefined,
  answer: async (method) =>
    await Promise.resolve(
      method === 'GET' || method === 'HEAD' ? page : emptyAnswer(405, { allow: 'GET, HEAD' }),
    ),
  // As text, for tests that are about what is shown.
  showForm: async (path, posted, status) =>
    await storeAnswer(
      status,
      { 'content-type': 'text/html' },
      Buffer.from(JSON.stringify({ path, ...posted })),
    ),
};
