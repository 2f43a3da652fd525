import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import subsetFont from 'subset-font';
import { RenderingContext } from '#app/rendering.ts';
import { Paper } from '#app/sections/paper/paper.tsx';
import {
  type RecordedOffering,
  recordedOfferings,
  recordKey,
  recordWords,
} from '#app/sections/paper/sample-records.ts';
import { wordsFor } from '#app/words/words.ts';
import { defaultContent } from '#content/default-content.ts';
import { readSiteConfig } from '#content/facts/site-config.ts';
import { pathIn } from '#domain/language/addresses.ts';
import { type Language, languages } from '#domain/language/languages.ts';

export type PrintedRecord = {
  /** Path below public/records without `.pdf`: `de/sophie`. */
  readonly key: string;
  readonly html: string;
  readonly words: string;
  readonly drawing: string;
};

/** Read as a file: the tests' loader leaves imported styles out. */
const paperStyles = ['paper', 'record']
  .map((name) => readFileSync(`app/sections/paper/${name}.css`, 'utf8'))
  .join('\n');
const typeface = readFileSync('app/styles/fonts/instrument-sans.woff2');

const content = defaultContent(readSiteConfig({}));

/** Ink on white, whatever the theme, in two cuts of the typeface, which keeps the files small. */
const styles = `
:root{--text:#092124;--muted:#475b5d;--border:#d4dfe0;--surface:#fff;--shadow-3:0 0;--text-small:11pt;--leading-small:1.5;
  --text-caption:9.5pt;--text-h3:19pt;--leading-h3:1.22;--tracking-h3:-.012em;--wght-strong:600;--wght-heading:600;--wdth-h3:100%}
@page{size:A4;margin:22mm 20mm}
*{box-sizing:border-box;margin:0}
body{font:400 11pt/1.5 Sheet;color:var(--text);-webkit-print-color-adjust:exact}
.paper.paper{margin:0;padding:0;max-width:none;border:0;border-radius:0;background:none;gap:7mm}
.paper .paper-parts>div{grid-template-columns:38mm 1fr;padding-block:4mm}
.paper .paper-rows>li{grid-template-columns:32mm 1fr}
`;

export async function sampleRecordSet(): Promise<PrintedRecord[]> {
  const sheets = recordedOfferings.flatMap((offering) =>
    languages.map((language) => [offering, language] as const),
  );
  return await Promise.all(
    sheets.map(async ([offering, language]) => {
      const html = await recordHtml(offering, language);
      return {
        key: recordKey(offering, language),
        html,
        words: recordWords(content, offering, language),
        drawing: createHash('sha256').update(html).digest('hex').slice(0, 16),
      };
    }),
  );
}

async function recordHtml(offering: RecordedOffering, language: Language): Promise<string> {
  const { paper } = wordsFor(content, language, offering);
  const { mark } = wordsFor(content, language, 'sessions').paper;
  const { name, colors } = content.offerings[offering];
  const sheet = renderToStaticMarkup(inContext(<Paper words={paper} />, language));
  const faces = await Promise.all([cut(400, 420, sheet), cut(600, 600, sheet)]);
  const color = `:root{--p-text:${colors.textColorLight}}`;
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${name}: ${paper.kind} (${mark})</title><style>${faces.join('')}${paperStyles}${styles}${color}</style></head><body>${sheet}</body></html>`;
}

/** A cut with the letters of the text: printed from a variable font, each letter would be a drawing of its own. */
async function cut(weight: number, wght: number, text: string): Promise<string> {
  const options = { targetFormat: 'truetype', variationAxes: { wght, wdth: 100 } };
  const font = (await subsetFont(typeface, text, options)) as Buffer;
  return `@font-face{font-family:Sheet;font-weight:${weight};src:url(data:font/ttf;base64,${font.toString('base64')})}`;
}

function inContext(element: ReactNode, language: Language): ReactNode {
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [pathIn(language, '/')] });
  return createElement(
    RenderingContext,
    { value: { content, colors: {} } },
    createElement(RouterProvider, { router }),
  );
}
