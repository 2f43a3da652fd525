import type { Content } from '#content/content.ts';
import { settingsOf } from '#content/facts/settings.ts';

/** Addresses of other sites that pages lead to, by the id of their field. */
export function linksIn({ site }: Content): { readonly id: string; readonly url: string }[] {
  return [...settingsOf(site).values()].flatMap(({ variable, input, defaultValue }) =>
    input.kind.startsWith('link') && /^https?:/.test(defaultValue)
      ? [{ id: `setting.${variable}`, url: defaultValue }]
      : [],
  );
}
