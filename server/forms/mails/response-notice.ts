import type { Content } from '#content/content.ts';
import { surveyChoices } from '#content/offerings/survey-choices.ts';
import { momentInWords } from '#domain/language/moment-in-words.ts';
import type { Db } from '#server/core/store/store.ts';
import { findSurveyResponse } from '#server/forms/survey-responses.ts';
import {
  fillWords,
  labelled,
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
  const values = {
    name: short(response.name),
    companyOrOccupation: short(response.companyOrOccupation) || common.notGiven,
    solution: solution?.name ?? response.solutionUsed,
    rating: fillWords(words.stars, { rating: String(response.rating) }),
    comment: short(response.comment) || common.notGiven,
    receivedAt: momentInWords(language, response.receivedAt),
    pageLanguage: pageLanguageName(content, language, response.language),
    reference: response.id,
  };
  return teamNotice(content, words, {
    facts: {
      ...values,
      name: nameAndTopic({ ...response, message: '' }).name,
      rating: String(response.rating),
      retentionResponseMonths: String(retention.responseMonths),
    },
    page: 'responses',
    fields: labelled(common.labels, values),
    remarks: [words.consent, words.retention],
  });
}
