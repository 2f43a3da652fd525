import type { Kysely } from 'kysely';
import type { KeptResponse, ListedResponse } from '#domain/api/response.ts';
import { lineExcerpt, textExcerpt } from '#domain/language/excerpt.ts';
import type { Tables } from '#server/core/store/tables.ts';
import { listMailsAbout, mailJson } from '#server/outbox/outbox.ts';
import { findResponse } from './response-list.ts';

export async function responsesJson(
  db: Kysely<Tables>,
  responses: readonly KeptResponse[],
): Promise<ListedResponse[]> {
  const mails = await listMailsAbout(
    db,
    'survey_responses',
    responses.map(({ id }) => id),
  );
  return responses.map((response) => ({
    ...response,
    notices: mails.filter(({ submissionId }) => submissionId === response.id).map(mailJson),
  }));
}

/** For lists. */
export function responseExcerpt<Response extends KeptResponse>(response: Response): Response {
  const { name, companyOrOccupation, comment } = response;
  return {
    ...response,
    name: lineExcerpt(name),
    companyOrOccupation: lineExcerpt(companyOrOccupation),
    comment: textExcerpt(comment),
  };
}

export async function responseJson(db: Kysely<Tables>, id: string) {
  const response = await findResponse(db, id);
  return response && (await responsesJson(db, [response]))[0];
}
