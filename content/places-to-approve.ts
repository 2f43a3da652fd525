import { languages } from '#domain/languages.ts';
import { type ApprovalKind, approvals } from './approvals.ts';
import type { Content } from './content.ts';

/** A text of the files, or a claim, that somebody has to confirm. */
export type PlaceToApprove = {
  /** `nova.paper`, `claim.claimReviews` */
  readonly place: string;
  readonly kind: ApprovalKind | 'claim';
  /** Beginnings of the ids of its fields. */
  readonly fields: readonly string[];
  /** What the files say there, so that an approval ends when an update says something else. */
  readonly said: string;
};

export function placesToApprove({ words, claims }: Pick<Content, 'words' | 'claims'>): PlaceToApprove[] {
  const texts = approvals().map(({ namespace, path, kind }): PlaceToApprove => {
    const place = `${namespace}.${path}`;
    const said = languages.map((language) => at(words[language][namespace], path));
    return {
      place,
      kind,
      fields: languages.map((language) => `${language}.${place}`),
      said: JSON.stringify(said),
    };
  });
  const figures = Object.entries(claims).map(([id, { value, date, source }]): PlaceToApprove => {
    const place = `claim.${id}`;
    return { place, kind: 'claim', fields: [place], said: JSON.stringify([value, date, source]) };
  });
  return [...texts, ...figures];
}

function at(words: unknown, path: string): unknown {
  return path.split('.').reduce((value, key) => (value as Record<string, unknown> | undefined)?.[key], words);
}
