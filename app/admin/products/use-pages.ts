import { useState } from 'react';

/** Lists of thousands stay quick to draw and to tab through. */
export const pageSize = 50;

export type Pager = {
  readonly page: number;
  readonly pages: number;
  readonly total: number;
  readonly toPage: (page: number) => void;
  readonly toLast: () => void;
};

/** A new search starts at page 1. */
export function usePages<Entry>(list: readonly Entry[], search: string) {
  const [place, setPlace] = useState({ search, page: 1 });
  const pages = Math.max(1, Math.ceil(list.length / pageSize));
  const page = Math.min(place.search === search ? place.page : 1, pages);
  const toPage = (next: number) => setPlace({ search, page: next });
  const pager: Pager = {
    page,
    pages,
    total: list.length,
    toPage,
    toLast: () => toPage(Number.POSITIVE_INFINITY),
  };
  return { shown: list.slice((page - 1) * pageSize, page * pageSize), pager };
}
