/** Tags that open and close parts of an island, and headings that have no id. */
const part =
  /<(?<close>\/?)div\b(?<attributes>[^>]*)>|<h(?<level>[2-4])(?<own>(?![^>]* id=)[^>]*)>(?<inner>.*?)<\/h[2-4]>/gs;

const mostWords = 4;

/**
 * Gives each heading below the first an id made of its words, so that a search result leads to it. Works on the finished HTML;
 * islands are hydrated as they were written and keep their headings.
 */
export function withPlaces(html: string): string {
  const [before, main, after] = cutOut(html);
  const taken = new Set(Array.from(html.matchAll(/ id="([^"]*)"/g), ([, id]) => id!));
  let island = 0;
  const named = main.replace(part, (whole, ...found) => {
    const { close, attributes, level, own, inner } = found.at(-1) as Record<string, string | undefined>;
    if (level === undefined) {
      if (island > 0 || attributes?.includes(' data-island=')) island += close ? -1 : 1;
      return whole;
    }
    return island > 0
      ? whole
      : `<h${level} id="${freeId(placeName(inner!), taken)}"${own}>${inner}</h${level}>`;
  });
  return before + named + after;
}

function cutOut(html: string): readonly [before: string, main: string, after: string] {
  const [start, end] = [html.indexOf('<main'), html.indexOf('</main>')];
  return [html.slice(0, start), html.slice(start, end), html.slice(end)];
}

/** `Was, wenn mir die Sitzung nichts bringt?` is `was-wenn-mir-die`. */
function placeName(heading: string): string {
  const letters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };
  const text = heading
    .replace(/[\u00ad\u2060’']/g, '')
    .replace(/<[^>]*>|&[#\w]+;/g, ' ')
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => letters[letter]!);
  return (
    text
      .match(/[a-z0-9]+/g)
      ?.slice(0, mostWords)
      .join('-') ?? 'part'
  );
}

function freeId(name: string, taken: Set<string>): string {
  let id = name;
  for (let count = 2; taken.has(id); count += 1) id = `${name}-${count}`;
  taken.add(id);
  return id;
}
