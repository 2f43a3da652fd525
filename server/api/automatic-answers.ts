import type { SiteConfig } from '#config/site-config.ts';
import { addressKey } from '#domain/address-key.ts';
import { isPublicMailbox } from '#domain/email-address.ts';
import type { Answering } from '#server/store/answer-plan.ts';
import { createNetworkBudget } from './network-budget.ts';

/** Which visitors get a mail by itself; `network` is where the request came from. */
export type AutomaticAnswers = {
  /** How somebody who wrote through the contact form gets word that it arrived; undefined: not at all. */
  acknowledgement: (email: string, network: string) => Answering | undefined;
  /** How somebody who declared something about a contract gets the confirmation the law asks for. */
  confirmation: (email: string, network: string) => Answering;
};

/**
 * Who is answered by itself: nobody at an address of our own, which could answer back, nor at one that is no mailbox
 * at a public domain. Acknowledgements wait for nothing, neither a mail server nor a limit: later nobody wants one.
 * Confirmations do, because they are owed, and use up nothing of each other's budget.
 */
export function automaticAnswers(
  config: Pick<SiteConfig, 'acknowledgesMessages' | 'email' | 'mailFrom' | 'operatorEmail'>,
  sendsMail: boolean,
): AutomaticAnswers {
  const own = new Set([config.email, config.mailFrom, config.operatorEmail].map(addressKey));
  const isStranger = (email: string) => !own.has(addressKey(email)) && isPublicMailbox(email);
  const courtesies = createNetworkBudget({ longestWaitMs: 0, ofAllPerHour: 60 });
  const owed = createNetworkBudget();
  return {
    acknowledgement: (email, network) =>
      config.acknowledgesMessages && sendsMail && isStranger(email)
        ? { reserve: courtesies(network) }
        : undefined,
    confirmation: (email, network) => ({
      reserve: owed(network),
      heldFor: isStranger(email) ? undefined : 'address',
    }),
  };
}
