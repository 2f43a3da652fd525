import { useRef, useState } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { Segments } from '#app/admin/controls/segments.tsx';
import { copyText } from '#app/admin/copy-text.ts';
import { saveFile } from '#app/admin/save-file.ts';
import type { ProductColor } from '#domain/publishing/product-color.ts';
import { type ExportFormat, exportFormats, exportOf } from './export-formats.ts';

/** Generated CSS to copy and download (PALETTE-3), and the same palettes in other formats. */
export function CssOutput({ record }: { record: ProductColor }) {
  const texts = useAdmin().words.colors.css;
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
  const texts = useAdmin().words.colors.css;
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
          <button className="btn line sm" type="button" onClick={copy}>
            {texts.copy}
          </button>
          <button className="btn line sm" type="button" onClick={() => saveFile(fileName, type, text)}>
            {texts.download}
          </button>
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
