import { composed } from './composed-text.ts';

type SearchableStory = {
  readonly title: string;
  readonly intro: string;
  readonly description: string;
};

/**
 * The stories whose title, description or intro contains the query, whatever the case (spec 2 §5). Takes texts with
 * facts filled in; soft hyphens and narrow spaces of the typography do not stand in a visitor's way.
 */
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
