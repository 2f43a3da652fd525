import type { ReleasedEdits } from '#domain/api/release.ts';
import type { PreviewedSite } from '#server/pages/site.ts';
import { createPublisher, type PublisherOptions } from './publisher.ts';
import { createSchedule } from './schedule.ts';

export type Publishing = Awaited<ReturnType<typeof createPublishing<PreviewedSite>>>;

type Given<Site> = PublisherOptions & {
  createSite: (release: ReleasedEdits) => Promise<Site>;
};

/** Reads the releases of the store and makes the site that shows them. Starts nothing. */
export async function createPublishing<Site>({ createSite, ...given }: Given<Site>) {
  const publisher = await createPublisher(given);
  const schedule = createSchedule({ ...given, publisher });
  return { publisher, schedule, site: await createSite(publisher.shown()) };
}
