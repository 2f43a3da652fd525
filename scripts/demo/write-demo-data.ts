import { createDemoSite, type DemoSiteParts } from './demo-site.ts';
import { messageEvents } from './message-events.ts';
import { questionEvents } from './question-events.ts';
import { releaseEvents } from './release-events.ts';
import { responseEvents } from './response-events.ts';
import { writeSampleVisits } from './sample-visits.ts';
import { teamEvents } from './team-events.ts';

/** Fills an empty, migrated store with what visitors and operators did before `now`, in the order in which they did it. */
export async function writeDemoData(parts: DemoSiteParts): Promise<void> {
  const { now } = parts;
  const site = await createDemoSite(parts);
  const events = [
    ...teamEvents(now),
    ...messageEvents(now),
    ...questionEvents(now),
    ...responseEvents(now),
    ...releaseEvents(now),
  ].toSorted((one, other) => Number(one.at) - Number(other.at));
  for (const { at, run } of events) {
    await site.advanceTo(at);
    await run(site);
  }
  await site.advanceTo(now);
  await writeSampleVisits(parts.store, now);
  await site.signAllOut();
}
