const quarters = ['Q1 2024', 'Q2 2024', 'Q3 2024', 'Q4 2024'] as const;

export type Quarter = (typeof quarters)[number];

/** Names are keys of `tabs` in the words. */
export const storyTabs = ['highlights', 'q1', 'q2', 'q3', 'q4'] as const;

type StoryTab = (typeof storyTabs)[number];

/** Spec 2 §4. */
export const defaultStoryTab: StoryTab = 'highlights';

export function storiesOf<S extends { readonly id: string; readonly quarter: string }>(
  tab: StoryTab,
  {
    stories,
    featuredStories,
  }: { readonly stories: readonly S[]; readonly featuredStories: readonly string[] },
): readonly S[] {
  if (tab === 'highlights')
    return featuredStories.flatMap((id) => stories.filter((story) => story.id === id));
  const quarter = quarters[storyTabs.indexOf(tab) - 1];
  return stories.filter((story) => story.quarter === quarter);
}
