import type { PreviewedSite } from '#server/pages/site.ts';
import { emptyAnswer, storeAnswer } from '#server/pages/stored-answer.ts';

const page = storeAnswer(200, { 'content-type': 'text/plain' }, Buffer.from('the site'));

export const plainSite: PreviewedSite = {
  linked: async (path, edits, { base, hasSent }) => {
    const said = [base, hasSent, ...Object.values(edits).map(({ value }) => String(value))].join(' ');
    return path === '/nova'
      ? storeAnswer(200, { 'content-type': 'text/html' }, Buffer.from(said))
      : undefined;
  },
  preview: async (path, edits) => {
    const main = ['NOVA', ...Object.values(edits).map(({ value }) => String(value))].join(' ');
    return path === '/nova'
      ? storeAnswer(200, { 'content-type': 'text/html' }, Buffer.from(`<main>${main}</main>`))
      : undefined;
  },
  find: () => undefined,
  index: async () => await Promise.resolve({ size: 0, search: () => [], knows: () => false }),
  answer: async (method) =>
    await Promise.resolve(
      method === 'GET' || method === 'HEAD' ? page : emptyAnswer(405, { allow: 'GET, HEAD' }),
    ),
  showForm: async (path, posted, status) =>
    storeAnswer(status, { 'content-type': 'text/html' }, Buffer.from(JSON.stringify({ path, ...posted }))),
};
