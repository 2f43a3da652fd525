import { hash, randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { hashesKeptHours } from '#domain/accounts/network-hashes.ts';
import { namesContact } from '#domain/forms/contact-details.ts';
import {
  type Cancellation,
  cancellationSchema,
  type Withdrawal,
  withdrawalSchema,
} from '#domain/forms/declaration.ts';
import {
  hasAdverts,
  hasManyLinks,
  reasonsToSuspect,
  type SpamSign,
  textFingerprint,
} from '#domain/forms/spam-score.ts';
import { supportMessageSchema } from '#domain/forms/support-message.ts';
import { surveySchema } from '#domain/forms/survey.ts';
import { hourMs } from '#domain/language/durations.ts';
import { networkSubject } from '#server/core/limits/attempts.ts';
import { createCounter } from '#server/core/limits/counter.ts';
import { type AutoReply, mayBeAnswered } from './auto-reply.ts';
import { isBlocked } from './blocked-senders.ts';
import type { NewSubmission } from './submission.ts';
import { type SubmissionParts, submissionApi } from './submission-api.ts';
import { createDeclaration, createSupportMessage } from './support-messages.ts';
import { createSurveyResponse } from './survey-responses.ts';

/**
 * The support message (FORM-1), the survey about one of the solutions (FORM-2), and the declarations about contracts (LAW-05,
 * LAW-06), which without script are confirmed first and answered with a receipt.
 */
export function formRoutes(parts: SubmissionParts, solutions: readonly string[]): Hono {
  const { store, site, sendsMail } = parts;
  const judgeSpam = createSpamJudge();
  const routes = new Hono();
  const support = submissionApi(parts, {
    name: 'support',
    schema: supportMessageSchema,
    signalsOf: async ({ message, email }, signs) =>
      judgeSpam(message, (await isBlocked(store.db, email)) ? [...signs, 'blocked'] : signs),
    async create(submission, fields, network) {
      return await createSupportMessage(store, submission, fields, await acknowledgement());

      async function acknowledgement() {
        if (!sendsMail) return 'noMail';
        if (!site().acknowledgesMessages) return 'off';
        return await answerTo(fields.email, submission, network);
      }
    },
  });
  const survey = submissionApi(parts, {
    name: 'survey',
    schema: surveySchema(solutions),
    numbers: ['rating'],
    signalsOf: ({ comment }, signs) => judgeSpam(comment, signs),
    create: async (submission, fields) => await createSurveyResponse(store, submission, fields),
  });
  const declarations = [
    { kind: 'withdrawal', name: 'withdraw-contract', schema: withdrawalSchema },
    { kind: 'cancellation', name: 'cancel-contract', schema: cancellationSchema },
  ] as const;
  for (const { kind, name, schema } of declarations) {
    const declaration = submissionApi<Withdrawal | Cancellation>(parts, {
      name,
      schema,
      // Neither a flood nor a client other than a browser may delay a confirmation that the law requires.
      signalsOf: (fields, signs) => [
        ...signs.filter((sign) => sign === 'honeypot' || sign === 'tooFast'),
        ...(isAdvertising(fields) ? ['contact'] : []),
      ],
      create: async (submission, fields, network) =>
        await createDeclaration(
          store,
          submission,
          kind,
          fields,
          await answerTo(fields.email, submission, network),
        ),
      isReviewed: true,
    });
    routes.route('/', declaration);
  }
  return routes.route('/', support).route('/', survey);

  async function answerTo(email: string, { receivedAt }: NewSubmission, network: string): Promise<AutoReply> {
    return {
      network: await networkSubject(store, network, new Date(receivedAt)),
      heldFor: mayBeAnswered(site(), email) ? undefined : 'address',
    };
  }
}

function isAdvertising({ name, email, contract, ...more }: Withdrawal | Cancellation): boolean {
  const texts = [name, contract, 'reason' in more ? more.reason : ''];
  return texts.some((text) => namesContact(text, email));
}

/** More often within a day is a sign of spam. */
const fewTimes = 2;

/** Only the latest texts are kept, so that strangers cannot fill the memory. */
const mostTexts = 10_000;

/** Returns the signs, given and found, if they are enough to suspect spam; otherwise none. */
function createSpamJudge(): (text: string, signs: readonly SpamSign[]) => SpamSign[] {
  // Salted hashes of texts, in memory (LAW-21).
  const salt = randomBytes(16).toString('hex');
  const count = createCounter({ windowMs: hashesKeptHours * hourMs, mostKeys: mostTexts });
  const isRepeated = (text: string) => {
    const fingerprint = textFingerprint(text);
    return fingerprint !== undefined && count(hash('sha256', salt + fingerprint)).used > fewTimes;
  };
  return (text, signs) => {
    const found: SpamSign[] = [...signs];
    if (hasManyLinks(text)) found.push('links');
    if (hasAdverts(text)) found.push('adverts');
    if (isRepeated(text)) found.push('repeated');
    return reasonsToSuspect(found);
  };
}
