import type { OfferingId } from './content.ts';
import type { LinkId } from './facts/links.ts';
import type { Quarter } from './story-tabs.ts';

export type Story = {
  readonly id: string;
  readonly quarter: Quarter;
  /** Sets colours and motif of the card; `brand` belongs to no offering. */
  readonly offer: OfferingId | 'brand';
  readonly link: LinkId;
  /** What was bought, where it is not the offering itself; named in the words under the same key. */
  readonly bought?: 'partners' | 'shortNova' | 'boosterPro' | 'singleMarcus' | 'plans';
};

/** Five stories in Q1, three in each other quarter (STORY-1). */
export const stories = [
  { id: '1', quarter: 'Q1 2024', offer: 'brand', link: 'story1', bought: 'partners' },
  { id: '2', quarter: 'Q1 2024', offer: 'sophie', link: 'story2' },
  { id: '3', quarter: 'Q1 2024', offer: 'ic-water-principle', link: 'story3' },
  { id: '4', quarter: 'Q1 2024', offer: 'quantum-evolution', link: 'story4' },
  { id: '5', quarter: 'Q1 2024', offer: 'business-wonder', link: 'story5', bought: 'boosterPro' },
  { id: '11', quarter: 'Q2 2024', offer: 'fuel', link: 'story11' },
  { id: '12', quarter: 'Q2 2024', offer: 'nova', link: 'story12' },
  { id: '13', quarter: 'Q2 2024', offer: 'nova', link: 'story13', bought: 'shortNova' },
  { id: '21', quarter: 'Q3 2024', offer: 'master-wu', link: 'story21' },
  { id: '22', quarter: 'Q3 2024', offer: 'fuel', link: 'story22' },
  { id: '23', quarter: 'Q3 2024', offer: 'integrated-solutions', link: 'story23' },
  { id: '31', quarter: 'Q4 2024', offer: 'marcus-storm', link: 'story31', bought: 'singleMarcus' },
  { id: '32', quarter: 'Q4 2024', offer: 'brand', link: 'story32', bought: 'plans' },
  { id: '42', quarter: 'Q4 2024', offer: 'smo-excellence', link: 'story42' },
] as const satisfies readonly Story[];

type StoryId = (typeof stories)[number]['id'];

/** Shown on the Highlights tab (STORY-1). */
export const featuredStoryIds = ['1', '13', '22', '42'] as const satisfies readonly StoryId[];
