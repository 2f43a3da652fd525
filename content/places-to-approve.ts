import { languages } from '#domain/languages.ts';
import type { PlaceToApprove } from '#domain/place-to-approve.ts';
import { approvals } from './approvals.ts';
import type { Content } from './content.ts';

/** In the order of the pages, claims last. */
export function placesToApprove({ words, claims }: Pick<Content, 'words' | 'claims'>): PlaceToApprove[] {
  const texts = approvals(words).map(({ namespace, path, kind }): PlaceToApprove => {
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
