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
import { fill } from '#domain/publishing/placeholders.ts';
import type { ProductColor } from '#domain/publishing/product-color.ts';

type Props = { record: ProductColor; records: readonly ProductColor[] };

/** Generated CSS to copy and download (PALETTE-3), and the same palettes in other formats. */
export function CssOutput({ record, records }: Props) {
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
      <Output record={record} records={records} format={format} />
    </Segments>
  );
}

function Output({ record, records, format }: Props & { format: ExportFormat }) {
  const texts = useWords(colorsWords).colors.css;
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed' | null>(null);
  const output = useRef<HTMLPreElement>(null);
  const { make, join, ending, type } = formats[format];
  const text = make(record);

  function saveAll() {
    saveFile(`colors${ending}`, type, join(records));
  }

  async function copy() {
    const isCopied = await copyText(text);
    if (!isCopied) getSelection()?.selectAllChildren(output.current!);
    setOutcome(isCopied ? 'copied' : 'copyFailed');
  }

  return (
    <div className="group">
      <p className="small muted">{texts.formats[format].hint}</p>
      <div className="row">
        <Button onClick={copy}>{texts.copy}</Button>
        <Button onClick={() => saveFile(`${variableName(record.id)}${ending}`, type, text)}>
          {texts.download}
        </Button>
        <Button onClick={saveAll}>{fill(texts.downloadAll, { count: records.length })}</Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className="box css-output" tabIndex={0} aria-label={texts.formats[format].label}>
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

const joined = (make: (record: ProductColor) => string) => (records: readonly ProductColor[]) =>
  records.map(make).join('\n');

const formats = {
  css: { make: paletteCss, join: joined(paletteCss), ending: '.css', type: 'text/css' },
  tokens: {
    make: designTokens,
    join: (records: readonly ProductColor[]) => designTokens(...records),
    ending: '.tokens.json',
    type: 'application/design-tokens+json',
  },
  tailwind: { make: tailwindTheme, join: joined(tailwindTheme), ending: '.tailwind.css', type: 'text/css' },
} as const;

type ExportFormat = keyof typeof formats;

const exportFormats = Object.keys(formats) as ExportFormat[];
