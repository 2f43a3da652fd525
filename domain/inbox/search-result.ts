/** Characters of a page's title and description that search engines show. */
const mostShown = { title: 60, description: 155 } as const;

export type SearchResultPart = keyof typeof mostShown;

/** Which part of a search result the field with this id is, if any. */
export function searchResultPart(
  id: string,
): { readonly part: SearchResultPart; readonly most: number } | undefined {
  const part = /\.meta\.(title|description)$/.exec(id)?.[1] as SearchResultPart | undefined;
  return part && { part, most: mostShown[part] };
}
