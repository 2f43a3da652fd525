import { readSiteConfig } from '#config/site-config.ts';
import { shippedContent } from '#content/shipped.ts';

/** What the site says and charges in tests: the shipped content with the configuration of this process. */
export const content = shippedContent(readSiteConfig(process.env));

/** The shipped content with the configuration that these variables make. */
export function contentWith(variables: Readonly<Record<string, string>>) {
  return shippedContent(readSiteConfig(variables));
}
