import { defaultContent } from '#content/default-content.ts';
import { readSiteConfig } from '#content/facts/site-config.ts';

/** The defaultValue content with the configuration of this process. */
export const content = defaultContent(readSiteConfig(process.env));

export function contentWith(variables: Readonly<Record<string, string>>) {
  return defaultContent(readSiteConfig(variables));
}
