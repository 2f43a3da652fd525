import { readSiteConfig } from '#content/facts/site-config.ts';
import { shippedContent } from '#content/shipped.ts';

/** The shipped content with the configuration of this process. */
export const content = shippedContent(readSiteConfig(process.env));

export function contentWith(variables: Readonly<Record<string, string>>) {
  return shippedContent(readSiteConfig(variables));
}
