import type { Publication } from '#domain/api/publication.ts';
import type { AppParts } from './app.ts';
import type { PreviewedSite } from './pages/site.ts';
import { createPlanKeeper } from './publishing/plans.ts';
import { createPublisher, type Publisher } from './publishing/publisher.ts';

type Given<S> = Omit<AppParts, 'site' | 'publisher' | 'plans'> & {
  /** Called with what visitors see at the start. */
  createSite: (publication: Publication) => Promise<S>;
  publisher?: Publisher;
};

export type ComposedApp<S> = AppParts & { site: S };

/** The parts of the app that hang together: one composition for production, development and tests. Starts nothing. */
export async function composeApp<S extends PreviewedSite>({
  createSite,
  ...given
}: Given<S>): Promise<ComposedApp<S>> {
  const { store, content, clock, logger } = given;
  const publisher = given.publisher ?? (await createPublisher({ store, content, clock, logger }));
  const plans = createPlanKeeper({ store, publisher, clock, logger });
  const site = await createSite(publisher.shown());
  return { ...given, publisher, plans, site };
}
