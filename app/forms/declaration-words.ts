import type { NamespaceWords } from '#content/content.ts';

type Withdrawal = NamespaceWords<'withdraw-contract'>;

export type DeclarationWords = Withdrawal & {
  readonly cancellation?: NamespaceWords<'cancel-contract'>['cancellation'];
};

export type DeclarationFormWords = Pick<
  DeclarationWords,
  'form' | 'errors' | 'toast' | 'review' | 'sent' | 'cancellation'
>;
