import type { Logger } from 'pino';
import type { Content } from '#content/content.ts';
import type { MakeLink } from './accounts/access-mail.ts';
import { composeMail } from './compose-mail.ts';
import type { Store } from './core/store/store.ts';
import { troubleMail } from './health/alert-mail.ts';
import type { TroubleMail } from './health/alerts.ts';
import { createTestMail } from './outbox/mails/test-mail.ts';
import { createOutboxWorker } from './outbox/outbox-worker.ts';
import { createMailTransport } from './outbox/transport.ts';

type MailParts = {
  store: Store;
  /** The content published at the time of the mail. */
  content: () => Content;
  smtpUrl: string;
  clock: () => Date;
  logger: Logger;
  makeLink: MakeLink;
};

type Mail = {
  wake: () => void;
  test: ReturnType<typeof createTestMail>;
  /** Past the outbox; throws `DeliveryError`. */
  alertAtOnce: (trouble: TroubleMail) => Promise<string>;
  stop: () => Promise<void>;
};

export function startMail({ store, content, smtpUrl, clock, logger, makeLink }: MailParts): Mail {
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
    alertAtOnce: async (trouble) => await transport.send(troubleMail(trouble, content())),
    stop: async () => {
      await worker.stop();
      transport.close();
    },
  };
}
