/** What each tab shows. Names are keys of `tabs` in the words. */
const shownOn = {
  highlights: 'featured',
  q1: 'Q1 2024',
  q2: 'Q2 2024',
  q3: 'Q3 2024',
  q4: 'Q4 2024',
} as const;

type StoryTab = keyof typeof shownOn;

export type Quarter = Exclude<(typeof shownOn)[StoryTab], 'featured'>;

export const storyTabs = Object.keys(shownOn) as readonly StoryTab[];

/** STORY-1. */
export const defaultStoryTab: StoryTab = 'highlights';

export function storiesOf<S extends { readonly id: string; readonly quarter: string }>(
  tab: StoryTab,
  {
    stories,
    featuredStories,
  }: { readonly stories: readonly S[]; readonly featuredStories: readonly string[] },
): readonly S[] {
  const shown = shownOn[tab];
  if (shown === 'featured')
    return featuredStories.flatMap((id) => stories.filter((story) => story.id === id));
  return stories.filter((story) => story.quarter === shown);
}
