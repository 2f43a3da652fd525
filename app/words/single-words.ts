import type { Content, OfferingId } from '#content/content.ts';
import type { Language } from '#domain/languages.ts';
import { wordsFor } from './words.ts';

/** What /alacarte says of an offering as a single session; NOVA alone has a tag (spec 2 §3). */
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

/** The words of a single session; a test holds that exactly the offerings sold as one have them. */
export function singleWords(content: Content, id: OfferingId, language: Language): SingleWords {
  return (wordsFor(content, language, id) as unknown as { single: SingleWords }).single;
}
