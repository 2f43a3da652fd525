// Writes app/styles/font-fallbacks.css: local fonts scaled so that text does not shift when web fonts arrive.
// Run after scripts/subset-fonts.ts: npm run fonts. Needs Chromium, Debian's fonts-liberation (which has the metrics of Arial and
// Times), fonts-roboto-unhinted and fonts-noto-core.
import { readFile, writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { chromiumLaunchOptions } from '#tests/kit/chromium.ts';

const sample =
  'Ihr Unternehmen in neuem Licht. KI-Sitzungen, Marketingprogramme und Beratung für Unternehmen in Deutschland, ' +
  'Österreich und der Schweiz. Sixty minutes for a single question: you arrive with it and leave with a plan.';

/** Width classes of the headings and texts, each with its most common weight (LOOK-3). */
const sansCuts = [
  { stretch: '75% 81%', width: 78, weight: 600 },
  { stretch: '81.1% 86%', width: 84, weight: 640 },
  { stretch: '86.1% 91%', width: 88, weight: 620 },
  { stretch: '91.1% 97%', width: 94, weight: 620 },
  { stretch: '97.1% 100%', width: 100, weight: 420 },
];

/** What systems have: Windows, macOS, iOS and Linux; Android. */
const systems = [
  {
    name: 'Fallback',
    regular: ['Arial', 'Liberation Sans'],
    bold: ['Arial Bold', 'Liberation Sans Bold', 'Arial'],
    voice: ['Times New Roman Italic', 'Liberation Serif Italic'],
    sansFamily: 'Arial,"Liberation Sans"',
    voiceFamily: '"Times New Roman","Liberation Serif"',
  },
  {
    name: 'Fallback Android',
    regular: ['Roboto'],
    bold: ['Roboto Bold', 'Roboto'],
    voice: ['Noto Serif Italic'],
    sansFamily: 'Roboto',
    voiceFamily: '"Noto Serif"',
  },
];

const browser = await chromium.launch(chromiumLaunchOptions);
const page = await browser.newPage();
const dataUrl = async (file: string) =>
  `data:font/woff2;base64,${(await readFile(new URL(`../app/styles/fonts/${file}`, import.meta.url))).toString('base64')}`;
await page.setContent(`<style>
  @font-face{font-family:Sans;src:url(${await dataUrl('instrument-sans.woff2')});font-weight:400 700;font-stretch:75% 100%}
  @font-face{font-family:Voice;src:url(${await dataUrl('literata-italic.woff2')});font-style:italic}
  span{font-size:100px;white-space:nowrap;position:absolute}</style><body></body>`);

type Cut = { family: string; fallback: string; css: string };
const measure = (cut: Cut) =>
  page.evaluate(
    async ({ family, fallback, css, text }) => {
      await document.fonts.load(`${css.includes('italic') ? 'italic ' : ''}100px ${family}`);
      const widthOf = (name: string) => {
        const span = document.createElement('span');
        span.style.cssText = `${css};font-family:${name}`;
        span.textContent = text;
        document.body.append(span);
        const width = span.getBoundingClientRect().width;
        span.remove();
        return width;
      };
      const context = document.createElement('canvas').getContext('2d')!;
      context.font = `${css.includes('italic') ? 'italic ' : ''}100px ${family}`;
      const { fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText('x');
      return {
        ratio: widthOf(family) / widthOf(fallback),
        ascent: fontBoundingBoxAscent,
        descent: fontBoundingBoxDescent,
      };
    },
    { ...cut, text: sample },
  );

function face(
  name: string,
  locals: string[],
  descriptors: string,
  m: Awaited<ReturnType<typeof measure>>,
): string {
  const percent = (value: number) => `${value.toFixed(2)}%`;
  return [
    '@font-face {',
    `  font-family: "${name}";`,
    `  src: ${locals.map((local) => `local("${local}")`).join(', ')};`,
    `  ${descriptors}`,
    `  size-adjust: ${percent(m.ratio * 100)};`,
    `  ascent-override: ${percent(m.ascent / m.ratio)};`,
    `  descent-override: ${percent(m.descent / m.ratio)};`,
    '  line-gap-override: 0%;',
    '}',
  ].join('\n');
}

const faces: string[] = [];
for (const { name, regular, bold, voice, sansFamily, voiceFamily } of systems) {
  for (const { stretch, width, weight } of sansCuts) {
    const css = `font-stretch:${width}%;font-weight:${weight}`;
    const m = await measure({ family: 'Sans', fallback: sansFamily, css });
    const descriptors = `font-stretch: ${stretch};\n  font-weight: 400 700;`;
    faces.push(face(`Instrument Sans ${name}`, weight >= 600 ? bold : regular, descriptors, m));
  }
  const m = await measure({
    family: 'Voice',
    fallback: voiceFamily,
    css: 'font-style:italic;font-weight:400',
  });
  faces.push(face(`Literata ${name}`, voice, 'font-style: italic;', m));
}
await browser.close();
const note = '/* Written by scripts/measure-fallback-fonts.ts (npm run fonts); do not edit. */';
await writeFile(
  new URL('../app/styles/font-fallbacks.css', import.meta.url),
  `${note}\n${faces.join('\n')}\n`,
);
console.log(`${faces.length} fallback faces written`);
