import { type PageId, pages } from '#app/routes.ts';
import { oncePerContent } from '#content/content.ts';
import { isHiddenPage } from '#content/offerings/listed.ts';
import { everything, noteRead } from '#content/reads.ts';
import { textEntries } from '#content/text-entries.ts';
import { defaultLanguage } from '#domain/language/languages.ts';
import { placeholdersIn } from '#domain/publishing/placeholders.ts';

const ownPage: PageId = 'our-figures';

/** The pages that visitors may see and whose words name a claim, in the order of the route table. */
export const claimPlaces = oncePerContent(
  ({ words, offerings }): Readonly<Record<string, readonly PageId[]>> => {
    noteRead(everything);
    const texts = words[defaultLanguage] as Readonly<Record<string, object>>;
    const named = pages
      .filter(({ id }) => id !== ownPage && Object.hasOwn(texts, id) && !isHiddenPage(offerings, id))
      .flatMap(({ id }) =>
        [...new Set(textEntries(texts[id]!).flatMap(([, text]) => placeholdersIn(text)))].map(
          (name) => [name, id as PageId] as const,
        ),
      );
    return Object.fromEntries(
      [...Map.groupBy(named, ([name]) => name)].map(([name, found]) => [name, found.map(([, id]) => id)]),
    );
  },
);
