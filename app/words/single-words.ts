import type { Content, OfferingId } from '#content/content.ts';
import type { Language } from '#domain/language/languages.ts';
import { wordsFor } from './words.ts';

/** Only NOVA has a tag (PRICE-2). */
type SingleWords = {
  readonly name: string;
  readonly duration: string;
  readonly audience: string;
  readonly benefits: readonly string[];
  readonly result: string;
  readonly price: string;
  readonly button: string;
  readonly tag?: string;
};

/** A test checks that exactly the offerings sold as single sessions have these words. */
export function singleWords(content: Content, id: OfferingId, language: Language): SingleWords {
  return (wordsFor(content, language, id) as unknown as { single: SingleWords }).single;
}
