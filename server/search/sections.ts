import { Parser } from 'htmlparser2';
import { languageOfPath } from '#domain/language/addresses.ts';

/** The text below one heading of a page, up to the next heading. */
export type Section = {
  /** Address of the page without the language's origin, such as `/en/nova`. */
  readonly path: string;
  /** Id of its heading in the page; empty for the page as a whole. */
  readonly place: string;
  readonly heading: string;
  /** Headings above it, without that of the page. */
  readonly above: readonly string[];
  /** Paragraphs, items and rows, as they are written. */
  readonly blocks: readonly string[];
  readonly kind: SectionKind;
};

export type SectionKind = 'page' | 'plain' | 'question' | 'plan' | 'example' | 'aside';

export type ReadPage = { readonly title: string; readonly sections: readonly Section[] };

/** Drawings, controls and what stands on every page alike. */
const skippedTags = new Set('svg script style button select textarea input label legend nav'.split(' '));
const skippedClasses = /(?:^| )(?:sr|btn|arrow|tag|tag-solid|disclaimer|related)(?: |$)/;

/** End a block; the cells of a row and a term with its description are one. */
const blockTags = new Set(
  'p li dd tr div section article blockquote figcaption summary caption h1 h2 h3 h4 ul ol table'.split(' '),
);
const parts = new Set(['dt', 'td', 'th', 'br', 'span']);
const voidTags = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);

const kindsByClass: readonly (readonly [SectionKind, RegExp])[] = [
  ['example', /(?:^| )(?:paper|story|scene|voices?|testimonial|sample)(?: |$)/],
  ['aside', /(?:^| )(?:world-close|compare-column)(?: |$)/],
  ['plan', /(?:^| )plan(?: |$)/],
];

type Draft = { place: string; heading: string; level: number; blocks: string[]; kind: SectionKind };
type Open = { tag: string; isSkipped: boolean; kind: SectionKind | undefined; id: string | undefined };

/** Reads the title and the main part of a rendered page, without parts in another language. */
export function readPage(path: string, html: string): ReadPage {
  const language = languageOfPath(path);
  const isSkipped = (
    tag: string,
    { class: names = '', lang = language, 'aria-hidden': hidden }: Record<string, string>,
  ) =>
    skippedTags.has(tag) ||
    hidden === 'true' ||
    lang !== language ||
    (skippedClasses.test(names) && !/^h\d$/.test(tag));
  const title = /<title>(.*?)<\/title>/s.exec(html)?.[1] ?? '';
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const drafts: Draft[] = [];
  const open: Open[] = [];
  let text = '';
  let heading: Draft | undefined;
  const endBlock = () => {
    const block = plainText(text);
    if (block && !heading) drafts.at(-1)?.blocks.push(block);
    text = '';
  };
  const parser = new Parser({
    onopentag(tag, attributes) {
      if (blockTags.has(tag)) {
        if (tag !== 'dd' || !text.endsWith(': ')) endBlock();
      } else if (parts.has(tag)) text += ' ';
      const kind = kindsByClass.find(([, names]) => names.test(attributes.class ?? ''))?.[0];
      const isOut = open.at(-1)?.isSkipped || isSkipped(tag, attributes);
      if (!voidTags.has(tag)) open.push({ tag, isSkipped: isOut, kind, id: attributes.id });
      const [, level] = /^h([1-4])$/.exec(tag) ?? [];
      if (!level || isOut) return;
      const isQuestion = open.some(({ tag: outer }) => outer === 'summary');
      heading = {
        place:
          level === '1'
            ? ''
            : (attributes.id ??
              open.findLast(({ id, tag: outer }) => id && /^[a-z]/.test(id) && outer !== 'main')?.id ??
              ''),
        heading: '',
        level: Number(level),
        blocks: [],
        kind: kindOf(level, isQuestion, open),
      };
    },
    ontext(data) {
      if (!open.at(-1)?.isSkipped) text += data;
    },
    onclosetag(tag) {
      if (voidTags.has(tag)) return;
      if (tag === 'dt') text = `${text.trimEnd()}: `;
      if (heading && /^h[1-4]$/.test(tag)) {
        heading.heading = plainText(text);
        drafts.push(heading);
        heading = undefined;
        text = '';
      } else if (blockTags.has(tag)) endBlock();
      open.pop();
    },
  });
  parser.end(main);
  return {
    title: plainText(title),
    sections: drafts.map((draft, index) => sectionOf(path, draft, drafts.slice(0, index))),
  };
}

function kindOf(level: string, isQuestion: boolean, open: readonly Open[]): SectionKind {
  if (level === '1') return 'page';
  return isQuestion ? 'question' : (open.findLast(({ kind }) => kind)?.kind ?? 'plain');
}

function sectionOf(path: string, { level, ...draft }: Draft, before: readonly Draft[]): Section {
  const above: string[] = [];
  let lowest = level;
  for (const earlier of before.toReversed()) {
    if (earlier.level >= lowest || earlier.level === 1) continue;
    above.unshift(earlier.heading);
    lowest = earlier.level;
  }
  return { path, above, ...draft };
}

/** The text with plain spaces and no invisible characters. */
export function plainText(text: string): string {
  return text
    .replace(/[\u00ad\u200b\u2060]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
