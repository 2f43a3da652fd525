import type { Content } from '#content/content.ts';
import { offeringDesigns } from '#content/offering-designs.ts';
import { isOpenRelease } from '#domain/api/schedule.ts';
import { catalogueOf } from '#domain/publishing/release.ts';
import type { PreviewedSite } from '#server/pages/site.ts';
import type { StoredAnswer } from '#server/pages/stored-answer.ts';
import type { ContentDraft } from './content-draft.ts';
import type { Schedule } from './schedule.ts';

type Parts = { site: PreviewedSite; contentDraft: ContentDraft; schedule: Schedule; content: Content };

/** Pages as they will be once a scheduled release is carried out: for operators, and for visitors with a link while it is open. */
export function scheduledPages({ site, contentDraft, schedule, content }: Parts) {
  async function scheduled(id: string) {
    const [edits, scheduled] = await Promise.all([contentDraft.scheduledEdits(id), schedule.find(id)]);
    if (!edits || !scheduled) return undefined;
    return { edits, scheduled, colors: catalogueOf(scheduled.products, offeringDesigns(content.offerings)) };
  }

  return {
    async preview(path: string, id: string): Promise<StoredAnswer | undefined> {
      const found = await scheduled(id);
      return found && (await site.preview(path, found.edits, found.colors));
    },
    async linked(
      path: string,
      id: string,
      link: { base: string; hasSent: boolean },
    ): Promise<StoredAnswer | undefined> {
      const found = await scheduled(id);
      if (!found || !isOpenRelease(found.scheduled)) return undefined;
      return await site.linked(path, found.edits, link, found.colors);
    },
  };
}
