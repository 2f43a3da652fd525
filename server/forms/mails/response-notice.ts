import type { Content } from '#content/content.ts';
import { surveyChoices } from '#content/offerings/survey-choices.ts';
import { momentInWords } from '#domain/language/moment-in-words.ts';
import type { Store } from '#server/core/store/store.ts';
import { findSurveyResponse } from '#server/forms/survey-responses.ts';
import type { MailNotice } from '#server/outbox/mails/mail-body.tsx';
import {
  fillWords,
  mailWords,
  nameAndTopic,
  pageLanguageName,
  shortened,
} from '#server/outbox/mails/mail-words.ts';

export async function responseNotice(
  db: Store['db'],
  responseId: string,
  content: Content,
): Promise<MailNotice | undefined> {
  const response = await findSurveyResponse(db, responseId);
  if (!response) return undefined;
  const { site } = content;
  const language = site.operatorLanguage;
  const { common, responseNotice: words } = mailWords(content, language);
  const short = (text: string) => shortened(text, common.shortened);
  const facts = {
    reference: response.id,
    receivedAt: momentInWords(language, response.receivedAt),
    name: short(response.name),
    companyOrOccupation: short(response.companyOrOccupation) || common.notGiven,
    solution:
      surveyChoices(content.offerings).find(({ id }) => id === response.solutionUsed)?.name ??
      response.solutionUsed,
    rating: String(response.rating),
    comment: short(response.comment) || common.notGiven,
    pageLanguage: pageLanguageName(content, language, response.language),
    siteUrl: site.origin,
    adminUrl: `${site.origin}/admin/responses`,
    retentionResponseMonths: String(site.retention.responseMonths),
  };
  return {
    language,
    subject: fillWords(words.subject, { ...facts, name: nameAndTopic({ ...response, message: '' }).name }),
    preview: fillWords(words.preview, facts),
    opening: [fillWords(words.intro, facts)],
    fields: (Object.keys(words.fields) as (keyof typeof words.fields)[]).map((field) => ({
      label: common.labels[field],
      value: fillWords(words.fields[field], facts),
    })),
    link: { label: words.button, text: fillWords(words.link, facts), url: facts.adminUrl },
    remarks: [words.consent, words.retention, common.operatorFooter].map((text) => fillWords(text, facts)),
  };
}
