import { useRef, useState } from 'react';
import { Button } from '#app/admin/controls/button.tsx';
import { Segments } from '#app/admin/controls/segments.tsx';
import { copyText } from '#app/admin/copy-text.ts';
import { saveFile } from '#app/admin/save-file.ts';
import { useWords } from '#app/admin/use-words.ts';
import { colorsWords } from '#content/admin/colors.ts';
import { designTokens } from '#domain/palette/design-tokens.ts';
import { paletteCss, variableName } from '#domain/palette/palette-css.ts';
import { tailwindTheme } from '#domain/palette/tailwind-theme.ts';
import type { ProductColor } from '#domain/publishing/product-color.ts';

/** Generated CSS to copy and download (PALETTE-3), and the same palettes in other formats. */
export function CssOutput({ record }: { record: ProductColor }) {
  const texts = useWords(colorsWords).colors.css;
  const [format, setFormat] = useState<ExportFormat>('css');
  return (
    <Segments
      label={texts.formatsLabel}
      tabs={exportFormats.map((id) => ({ id, label: texts.formats[id].tab }))}
      selected={format}
      onSelect={setFormat}
      nested
    >
      <Output record={record} format={format} />
    </Segments>
  );
}

function Output({ record, format }: { record: ProductColor; format: ExportFormat }) {
  const texts = useWords(colorsWords).colors.css;
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed' | null>(null);
  const output = useRef<HTMLPreElement>(null);
  const { text, fileName, type } = exportOf(format, record);

  async function copy() {
    const isCopied = await copyText(text);
    if (!isCopied) getSelection()?.selectAllChildren(output.current!);
    setOutcome(isCopied ? 'copied' : 'copyFailed');
  }

  return (
    <div className="css-output">
      <div className="css-head">
        <p className="small muted">{texts.formats[format].hint}</p>
        <div className="css-acts">
          <Button onClick={copy}>{texts.copy}</Button>
          <Button onClick={() => saveFile(fileName, type, text)}>{texts.download}</Button>
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section tabIndex={0} aria-label={texts.formats[format].label}>
        <pre ref={output}>
          <code>{text}</code>
        </pre>
      </section>
      <p className="small" role="status">
        {outcome && texts[outcome]}
      </p>
    </div>
  );
}

const formats = {
  css: { make: paletteCss, ending: '.css', type: 'text/css' },
  tokens: { make: designTokens, ending: '.tokens.json', type: 'application/design-tokens+json' },
  tailwind: { make: tailwindTheme, ending: '.tailwind.css', type: 'text/css' },
} as const;

type ExportFormat = keyof typeof formats;

const exportFormats = Object.keys(formats) as ExportFormat[];

function exportOf(format: ExportFormat, record: ProductColor) {
  const { make, ending, type } = formats[format];
  return { text: make(record), fileName: `${variableName(record.id)}${ending}`, type };
}
