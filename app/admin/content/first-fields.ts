/** Of each place, named by the beginning of its fields, the first field, with how many there are. */
export function firstFields(ids: Iterable<string>, places: ReadonlySet<string>): Map<string, number> {
  const found = new Map<string, { first: string; count: number }>();
  for (const id of ids) {
    const place = placeAbove(id, places);
    if (place === undefined) continue;
    const known = found.get(place);
    if (known) known.count++;
    else found.set(place, { first: id, count: 1 });
  }
  return new Map([...found.values()].map(({ first, count }) => [first, count]));
}

/** The field itself, or what it stands below. */
export function placeAbove(id: string, places: ReadonlySet<string>): string | undefined {
  for (let start = id; ; start = start.slice(0, start.lastIndexOf('.'))) {
    if (places.has(start)) return start;
    if (!start.includes('.')) return undefined;
  }
}
