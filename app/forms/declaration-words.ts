import type { NamespaceWords } from '#content/content.ts';

type Withdrawal = Omit<NamespaceWords<'withdraw-contract'>, 'model'>;

export type DeclarationWords = Withdrawal & {
  readonly cancellation?: NamespaceWords<'cancel-contract'>['cancellation'];
};

export type DeclarationFormWords = Pick<
  DeclarationWords,
  'form' | 'errors' | 'toast' | 'review' | 'sent' | 'cancellation'
>;
