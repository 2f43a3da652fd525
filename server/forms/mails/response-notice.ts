import type { Content } from '#content/content.ts';
import { surveyChoices } from '#content/offerings/survey-choices.ts';
import { momentInWords } from '#domain/language/moment-in-words.ts';
import type { Db } from '#server/core/store/store.ts';
import { findSurveyResponse } from '#server/forms/survey-responses.ts';
import {
  fillWords,
  type MailNotice,
  mailWords,
  nameAndTopic,
  pageLanguageName,
  shortened,
  teamNotice,
} from '#server/outbox/mails/mail-words.ts';

export async function responseNotice(
  db: Db,
  responseId: string,
  content: Content,
): Promise<MailNotice | undefined> {
  const response = await findSurveyResponse(db, responseId);
  if (!response) return undefined;
  const { operatorLanguage: language, retention } = content.site;
  const { common, responseNotice: words } = mailWords(content, language);
  const short = (text: string) => shortened(text, common.shortened);
  const solution = surveyChoices(content.offerings).find(({ id }) => id === response.solutionUsed);
  const facts = {
    reference: response.id,
    receivedAt: momentInWords(language, response.receivedAt),
    name: short(response.name),
    companyOrOccupation: short(response.companyOrOccupation) || common.notGiven,
    solution: solution?.name ?? response.solutionUsed,
    rating: String(response.rating),
    comment: short(response.comment) || common.notGiven,
    pageLanguage: pageLanguageName(content, language, response.language),
    retentionResponseMonths: String(retention.responseMonths),
  };
  const { name } = nameAndTopic({ ...response, message: '' });
  return teamNotice(content, words, {
    facts: { ...facts, name },
    page: 'responses',
    fields: (Object.keys(words.fields) as (keyof typeof words.fields)[]).map((field) => ({
      label: common.labels[field],
      value: fillWords(words.fields[field], facts),
    })),
    remarks: [words.consent, words.retention],
  });
}
