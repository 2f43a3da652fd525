import type { SiteConfig } from '#config/site-config.ts';
import { addressKey } from '#domain/address-key.ts';
import { isPublicMailbox } from '#domain/email-address.ts';
import type { Answering } from '#server/store/answer-plan.ts';
import { createNetworkBudget } from './network-budget.ts';

export type AutomaticAnswers = {
  acknowledgement: (email: string, network: string) => Answering | undefined;
  confirmation: (email: string, network: string) => Answering;
};

/**
 * Never answers our own addresses, which could answer back, or invalid mailboxes. Late acknowledgements are
 * useless, so they are dropped; confirmations are required by law, so they wait, with a separate budget.
 */
export function automaticAnswers(
  configNow: () => Pick<SiteConfig, 'acknowledgesMessages' | 'email' | 'mailFrom' | 'operatorEmail'>,
  sendsMail: boolean,
): AutomaticAnswers {
  const isStranger = (email: string) => {
    const config = configNow();
    const own = [config.email, config.mailFrom, config.operatorEmail].map(addressKey);
    return !own.includes(addressKey(email)) && isPublicMailbox(email);
  };
  const courtesies = createNetworkBudget({ longestWaitMs: 0, ofAllPerHour: 60 });
  const owed = createNetworkBudget();
  return {
    acknowledgement: (email, network) =>
      configNow().acknowledgesMessages && sendsMail && isStranger(email)
        ? { reserve: courtesies(network) }
        : undefined,
    confirmation: (email, network) => ({
      reserve: owed(network),
      heldFor: isStranger(email) ? undefined : 'address',
    }),
  };
}
