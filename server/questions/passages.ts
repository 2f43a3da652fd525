import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Passage, Passages } from '#domain/api/inbox/passages.ts';
import { longestQuery, type SearchResult } from '#domain/api/search.ts';
import { defaultLanguage, isLanguage, type Language } from '#domain/language/languages.ts';
import { splitQuote } from '#domain/language/quoted-text.ts';
import { type AskedPart, askedParts } from '#domain/questions/asked-parts.ts';
import { cleanQuestion } from '#domain/questions/clean-question.ts';
import type { AdminParts } from '#server/admin-parts.ts';
import { conflict, entryId } from '#server/core/api/entry-id.ts';
import { type Route, route } from '#server/core/api/route.ts';
import type { Db } from '#server/core/store/store.ts';
import { existingMessage } from '#server/inbox/inbox.ts';
import { listIncomingMails } from '#server/inbox/incoming/incoming-mails.ts';
import { keepQuestion } from './questions.ts';

const mostPassages = 3;

type Search = AdminParts['search'];

/** /api/admin/messages/:id: GET /passages that answer it; POST /question keeps what it asks for the open questions. */
export function passagesRoutes({ store, search, origin }: AdminParts): Route[] {
  return [
    route('GET', '/messages/:id/passages', 'workInbox', async (c) => {
      const { language, parts, question } = await askedIn(store.db, entryId(c));
      const found = await fittingResults(search, language, parts);
      const passages = found.map((result) => passageOf(result, origin));
      return c.json({ passages, question } satisfies Passages);
    }),
    route('POST', '/messages/:id/question', 'workInbox', async (c) => {
      await c.var.transaction(async (db, { at }) => {
        const { language, question } = await askedIn(db, entryId(c));
        const isKept = question !== null && (await keepQuestion(db, { language, question, at }));
        if (!isKept) throw conflict('notKept', 'Nothing of it can be kept today.');
      });
      return undefined;
    }),
  ];
}

/** The customer's last mail. Throws 404. */
async function askedIn(db: Db, id: string) {
  const { name, company, message, language: given } = await existingMessage(db, id);
  const language = isLanguage(given) ? given : defaultLanguage;
  const answers = (await listIncomingMails(db, id)).filter(({ kind }) => kind === 'answer');
  const last = answers.at(-1);
  const parts = askedParts(last ? splitQuote(last.text).written : message, language);
  const isOwn = new Set([...wordsOf(name), ...wordsOf(company)]);
  const named = parts.find(({ isQuestion }) => isQuestion)?.sentence ?? '';
  const unnamed = named.replace(/[\p{L}\p{M}]+/gu, (word) => (isOwn.has(word.toLowerCase()) ? '' : word));
  return { language, parts, question: cleanQuestion(unnamed) ?? null };
}

function wordsOf(name: string): string[] {
  return name.toLowerCase().match(/[\p{L}\p{M}]{3,}/gu) ?? [];
}

/** The best section for each sentence, then the second ones. */
async function fittingResults(
  search: Search,
  language: Language,
  parts: readonly AskedPart[],
): Promise<SearchResult[]> {
  const lists: (readonly SearchResult[])[] = [];
  for (const { queries } of parts)
    for (const query of queries) {
      // Requests are answered in between.
      await nextTurn();
      const { isFitting, results } = await search(language, query.slice(0, longestQuery));
      if (!isFitting) continue;
      lists.push(results);
      break;
    }
  const ranked = [0, 1, 2].flatMap((rank) => lists.flatMap((results) => results[rank] ?? []));
  const distinct = Map.groupBy(ranked, ({ href }) => href);
  return [...distinct.values()].slice(0, mostPassages).map(([result]) => result!);
}

function passageOf({ href, above, heading, sentence }: SearchResult, origin: string): Passage {
  const headings = above.at(-1) === heading ? above : [...above, heading];
  const address = new URL(href, origin);
  address.search = '';
  return { place: headings, sentence: sentence.map(({ text }) => text).join(''), address: address.href };
}
