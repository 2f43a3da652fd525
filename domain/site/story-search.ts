import { composed } from '#domain/language/composed-text.ts';

type SearchableStory = {
  readonly title: string;
  readonly intro: string;
  readonly description: string;
};

/** Ignores case (STORY-2), soft hyphens and narrow spaces. Takes texts with facts filled in. */
export function searchStories<S extends SearchableStory>(stories: readonly S[], query: string): S[] {
  const wanted = plain(query);
  return stories.filter((story) =>
    [story.title, story.description, story.intro].some((text) => plain(text).includes(wanted)),
  );
}

function plain(text: string): string {
  return composed(text)
    .replaceAll('\u00AD', '')
    .replace(/[\u00A0\u202F]/g, ' ')
    .toLowerCase();
}
