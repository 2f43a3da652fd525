import type { DemoSite } from './demo-site.ts';

/** Something that a visitor or an operator did. */
export type DemoEvent = { readonly at: Date; readonly run: (site: DemoSite) => Promise<void> };
