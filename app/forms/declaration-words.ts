import type { NamespaceWords } from '#content/content.ts';

type Withdrawal = NamespaceWords<'withdraw-contract'>;

/** The words of a page on which something is declared about a contract; a cancellation asks for more. */
export type DeclarationWords = Withdrawal & {
  readonly cancellation?: NamespaceWords<'cancel-contract'>['cancellation'];
};

/** What the form needs of them. */
export type DeclarationFormWords = Pick<
  DeclarationWords,
  'form' | 'errors' | 'toast' | 'review' | 'sent' | 'cancellation'
>;
