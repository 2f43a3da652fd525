import type { Content } from '#content/content.ts';
import { offeringDesigns } from '#content/offering-designs.ts';
import { isOpenPlan } from '#domain/api/plan.ts';
import { catalogueOf } from '#domain/publishing/release.ts';
import type { PreviewedSite } from '#server/pages/site.ts';
import type { StoredAnswer } from '#server/pages/stored-answer.ts';
import type { ContentDraft } from './content-draft.ts';
import type { PlanKeeper } from './plans.ts';

type Parts = { site: PreviewedSite; contentDraft: ContentDraft; plans: PlanKeeper; content: Content };

/** Pages as they will be once a plan is carried out: for operators, and for visitors with a link while it is open. */
export function plannedPages({ site, contentDraft, plans, content }: Parts) {
  async function planned(id: string) {
    const [edits, plan] = await Promise.all([contentDraft.plannedEdits(id), plans.find(id)]);
    if (!edits || !plan) return undefined;
    return { edits, plan, colors: catalogueOf(plan.products, offeringDesigns(content.offerings)) };
  }

  return {
    async preview(path: string, id: string): Promise<StoredAnswer | undefined> {
      const found = await planned(id);
      return found && (await site.preview(path, found.edits, found.colors));
    },
    async linked(
      path: string,
      id: string,
      link: { base: string; hasSent: boolean },
    ): Promise<StoredAnswer | undefined> {
      const found = await planned(id);
      if (!found || !isOpenPlan(found.plan)) return undefined;
      return await site.linked(path, found.edits, link, found.colors);
    },
  };
}
