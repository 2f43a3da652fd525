import type { PlaceState } from '#domain/api/reviews.ts';
import { languages } from '#domain/language/languages.ts';
import type { Claim } from './claims.ts';
import type { Content } from './content.ts';
import { reviews } from './texts-to-review.ts';

/** A default text, or a claim, that an owner has to confirm. */
export type PlaceToReview = Pick<PlaceState, 'place' | 'kind' | 'fields'> & {
  /** The present text in all languages: a review ends when it changes. */
  readonly said: string;
};

type Parts = {
  /** As the files have them: whoever edits a text has confirmed it. */
  readonly words: Content['words'];
  /** With their edits. */
  readonly claims: Content['claims'];
  /** ISO date: a claim is looked at again from its review date on. */
  readonly today: string;
};

/** In the order of the pages, claims last. */
export function placesToReview({ words, claims, today }: Parts): PlaceToReview[] {
  const texts = reviews(words).map(({ namespace, path, kind }): PlaceToReview => {
    const place = `${namespace}.${path}`;
    const said = languages.map((language) => at(words[language][namespace], path));
    return {
      place,
      kind,
      fields: languages.map((language) => `${language}.${place}`),
      said: JSON.stringify(said),
    };
  });
  const named = Object.entries<Claim>(claims).filter(([, { use }]) => use !== 'off');
  const figures = named.map(([id, { value, date, source, review }]): PlaceToReview => {
    const place = `claim.${id}`;
    const due = review !== undefined && review <= today ? [review] : [];
    return { place, kind: 'claim', fields: [place], said: JSON.stringify([value, date, source, ...due]) };
  });
  return [...texts, ...figures];
}

function at(words: unknown, path: string): unknown {
  return path.split('.').reduce((value, key) => (value as Record<string, unknown> | undefined)?.[key], words);
}
