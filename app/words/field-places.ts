import { fieldOfMark, isOpening, markPattern, withoutRemains } from '#content/marks/marks.ts';
import { isPlaceholder } from '#domain/publishing/placeholders.ts';
import { joiner, keepTogether } from './keep-together.ts';

/** A part of the page, from its first sign to behind its last, and the field that it comes from. */
export type Place = {
  readonly field: string;
  readonly start: number;
  readonly end: number;
  readonly isCut?: true;
};

type Read = {
  /** As it would be rendered for visitors. */
  readonly html: string;
  readonly places: readonly Place[];
};

/** Takes the marks out of what was rendered and says where they were. */
export function readMarks(rendered: string): Read {
  const pieces: string[] = [];
  const places: Place[] = [];
  const opened: { field: string; start: number }[] = [];
  let length = 0;
  let from = 0;
  const add = (text: string) => {
    const piece = withoutRemains(text);
    pieces.push(piece);
    length += piece.length;
  };
  for (const found of rendered.matchAll(markPattern)) {
    add(rendered.slice(from, found.index));
    from = found.index + found[0].length;
    const field = fieldOfMark(found[2]!);
    if (field === undefined) continue;
    if (isOpening(found[1]!)) {
      opened.push({ field, start: length });
      continue;
    }
    const index = opened.findLastIndex((mark) => mark.field === field);
    if (index >= 0) places.push({ ...opened.splice(index, 1)[0]!, end: length });
  }
  add(rendered.slice(from));
  // Their texts were cut off: they end with the piece of text in which they begin.
  places.push(...opened.map((mark) => ({ ...mark, end: mark.start + 1, isCut: true as const })));
  const html = pieces.join('');
  return { html, places: places.filter(({ start, end }) => end > start) };
}

/** Comments, what is no running text, tags, text. */
const token =
  /<!--.*?-->|<(?<raw>script|style|textarea|title|noscript|template)\b(?<rawAttributes>(?:"[^"]*"|[^">])*)>.*?<\/\k<raw>>|<(?<tag>[a-z][\w-]*)(?<attributes>(?:"[^"]*"|[^">])*)>|<[^>]*>|[^<]+/gs;
const attribute = /\s(?<name>[\w-]+)="(?<value>[^"]*)"/g;

/** Data of an island: its texts stand in its HTML. */
const ofScripts = new Set(['data-props', 'data-fields']);

/**
 * The page as visitors get it, with the names of fields: comments around texts (`<!--[de.nova.hero.title-->…<!--]-->`, with `~`
 * before the name if it is only a part of a text), and for
 * attributes `data-fields="alt:de.nova.hero.alt"`.
 */
export function withFields(rendered: string): string {
  const read = readMarks(rendered);
  const html = keepTogether(read.html);
  // What ends later is further out, also where both begin and end at the same sign.
  const places = movedBy(read, html)
    .toReversed()
    .toSorted((one, other) => one.start - other.start || other.end - one.end);
  let next = 0;
  let around: Place[] = [];
  const placesIn = (start: number, end: number) => {
    around = around.filter((place) => place.end > start);
    while (next < places.length && places[next]!.start < end) around.push(places[next++]!);
    return around.filter((place) => place.end > start && place.start < end);
  };
  return html.replace(token, (whole, ...found) => {
    const { tag, attributes, raw } = found.at(-1) as Record<string, string | undefined>;
    const start = found.at(-3) as number;
    const inside = placesIn(start, start + whole.length);
    if (inside.length === 0) return whole;
    if (tag) return withAttributeFields(whole, tag, attributes!, start, inside);
    if (raw || whole.startsWith('<')) return whole;
    return withComments(whole, start, inside);
  });
}

/** `keepTogether` adds signs without width and changes spaces. */
function movedBy({ html, places }: Read, kept: string): Place[] {
  const added: number[] = [];
  for (let at = 0, to = 0; to < kept.length; to += 1) {
    if (kept[to] === joiner && html[at] !== joiner) added.push(at);
    else at += 1;
  }
  const moved = (position: number) => position + before(added, position);
  return places.map((place) => ({ ...place, start: moved(place.start), end: moved(place.end) }));
}

/** How many of the sorted positions are smaller. */
function before(positions: readonly number[], position: number): number {
  let [low, high] = [0, positions.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (positions[middle]! < position) low = middle + 1;
    else high = middle;
  }
  return low;
}

function withAttributeFields(
  whole: string,
  tag: string,
  attributes: string,
  start: number,
  places: readonly Place[],
): string {
  const behindTag = start + 1 + tag.length;
  const fields = [...attributes.matchAll(attribute)].flatMap((found) => {
    const { name = '', value = '' } = found.groups!;
    const to = behindTag + found.index + found[0].length - 1;
    const from = to - value.length;
    if (ofScripts.has(name)) return [];
    return places
      .filter((place) => place.start < to && place.end > from && !isPlaceholder(place.field))
      .map(({ field }) => `${name}:${field}`);
  });
  if (fields.length === 0) return whole;
  const at = 1 + tag.length;
  return `${whole.slice(0, at)} data-fields="${[...new Set(fields)].join(' ')}"${whole.slice(at)}`;
}

function withComments(text: string, start: number, places: readonly Place[]): string {
  let written = '';
  let at = 0;
  const open: number[] = [];
  const writeTo = (position: number) => {
    while (open.length > 0 && open.at(-1)! <= position) {
      const close = open.pop()!;
      written += `${text.slice(at, close)}<!--]-->`;
      at = close;
    }
    written += text.slice(at, position);
    at = position;
  };
  for (const { field, ...place } of places) {
    const from = Math.max(0, place.start - start);
    const end = place.isCut ? text.length : place.end - start;
    const to = Math.min(text.length, end, open.findLast((outer) => outer > from) ?? text.length);
    writeTo(from);
    const isPart = place.isCut || place.start < start || place.end > start + text.length;
    written += `<!--[${isPart ? '~' : ''}${field}-->`;
    open.push(to);
  }
  writeTo(text.length);
  return written;
}

/** The page without the names of fields, as visitors get it. */
export function withoutFields(html: string): string {
  return html.replace(/<!--\[.*?-->|<!--\]-->/g, '').replace(/ data-fields="[^"]*"/g, '');
}
