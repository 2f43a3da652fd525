import { convert, type FormatCallback, type HtmlToTextOptions } from 'html-to-text';

/** Characters: what is longer is no letter. */
const longestHtml = 2_000_000;

const deepest = 200;

const cell: FormatCallback = (element, walk, builder) => {
  walk(element.children, builder);
  builder.addInline(' ');
};

const alternative: FormatCallback = (element, _walk, builder) => {
  const { alt } = element.attribs as { alt?: string };
  if (alt) builder.addInline(alt);
};

const line = { leadingLineBreaks: 1, trailingLineBreaks: 1 };
const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const lines = [
  'tr',
  'caption',
  'dl',
  'dt',
  'dd',
  'figure',
  'figcaption',
  'center',
  'address',
  'fieldset',
  'legend',
];

const options: HtmlToTextOptions = {
  wordwrap: false,
  limits: { maxDepth: deepest, ellipsis: '…' },
  formatters: { cell, alternative },
  selectors: [
    ...headings.map((selector) => ({ selector, options: { uppercase: false } })),
    ...lines.map((selector) => ({ selector, format: 'block', options: line })),
    ...['td', 'th'].map((selector) => ({ selector, format: 'cell' })),
    ...['script', 'style', 'head', 'title', 'template'].map((selector) => ({ selector, format: 'skip' })),
    { selector: 'img', format: 'alternative' },
    { selector: 'ul', options: { itemPrefix: '- ' } },
    {
      selector: 'a',
      options: { hideLinkHrefIfSameAsText: true, linkBrackets: ['<', '>'], noAnchorUrl: true },
    },
  ],
};

/** The text of a mail: its plain form unless that is empty. */
export function textOf({ text, html }: { text?: string; html?: string }): string {
  return text?.trim() ? text : htmlToText(html ?? '');
}

/** For mails that bring no text of their own. It is shown as text, so it need not be safe, only readable. */
export function htmlToText(html: string): string {
  return convert(html.slice(0, longestHtml), options).trim();
}
