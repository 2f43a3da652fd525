import type { Logger } from 'pino';
import type { Content } from '#content/content.ts';
import { isAccessMailKind, isAnswerKind } from '#domain/outbox/mail-kinds.ts';
import { composeAccessMail, type MakeLink } from './accounts/access-mail.ts';
import type { Store } from './core/store/store.ts';
import { composeAnswer, noticeOfMessage } from './forms/mails/message-mails.ts';
import { responseNotice } from './forms/mails/response-notice.ts';

import { composeWeekly } from './health/mails/weekly-mail.ts';
import { answerNotice } from './inbox/mails/answer-notice.ts';
import { composeReply } from './inbox/mails/message-reply.ts';
import { type ComposedMail, composeNotice } from './outbox/composed-mail.ts';
import { composeDigest } from './outbox/mails/digest.ts';
import { createTestMail, type TroubleMail, troubleMail } from './outbox/mails/operator-mail.ts';
import { topicsOf } from './outbox/notices.ts';
import type { ClaimedMail } from './outbox/outbox-claims.ts';
import { createOutboxWorker } from './outbox/outbox-worker.ts';
import { createMailTransport } from './outbox/transport.ts';

type MailParts = {
  store: Store;
  content: () => Content;
  smtpUrl: string;
  clock: () => Date;
  logger: Logger;
  makeLink: MakeLink;
};

export function startMail({ store, content, smtpUrl, clock, logger, makeLink }: MailParts) {
  const transport = createMailTransport(smtpUrl);
  const worker = createOutboxWorker({
    store,
    clock,
    logger,
    deliver: async (claimed) => {
      const mail = await composeMail(store, claimed, content(), makeLink);
      if (mail) await transport.send(mail);
      return mail !== undefined;
    },
  });
  worker.start();
  return {
    wake: worker.wake,
    test: createTestMail({ content, smtpUrl }),
    /** Past the outbox; throws `DeliveryError`. */
    alertAtOnce: async (trouble: TroubleMail) => await transport.send(troubleMail(trouble, content())),
    stop: async () => {
      await worker.stop();
      transport.close();
    },
  };
}

const notices = {
  'message-notice': noticeOfMessage,
  'response-notice': responseNotice,
  'answer-notice': answerNotice,
};

/** Undefined if its subject is gone. The Message-ID is the same for every attempt, so that duplicates are recognised. */
export async function composeMail(
  { db }: Store,
  mail: ClaimedMail,
  content: Content,
  makeLink?: MakeLink,
): Promise<ComposedMail | undefined> {
  const { kind, submissionId, recipient } = mail;
  if (isAccessMailKind(kind)) return await composeAccessMail(mail, kind, content, makeLink);
  if (kind === 'weekly-figures') return await composeWeekly(db, mail, content);
  if (kind === 'digest') return await composeDigest(db, mail, content);
  if (submissionId === null) throw new Error('The mail is about nothing');
  if (kind === 'message-reply') return await composeReply(db, mail, submissionId, content);
  if (isAnswerKind(kind)) return await composeAnswer(db, mail, submissionId, content);
  const notice = await notices[kind](db, submissionId, content);
  // OPERATOR_EMAIL gets the notice if its recipient is no operator any more.
  const isKnown = recipient !== null && (await topicsOf(db, recipient)) !== undefined;
  return notice && composeNotice(mail.id, notice, content, isKnown ? recipient : null);
}
