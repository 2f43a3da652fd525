import { useRef, useState } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { copyText } from '#app/admin/copy-text.ts';
import { paletteCss } from '#domain/palette/palette-css.ts';
import type { ProductColor } from '#domain/product-color.ts';

/** The generated CSS text, to read and to copy (spec 2 §2 and §9). */
export function CssOutput({ record }: { record: ProductColor }) {
  const texts = useAdmin().words.colors.css;
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed' | null>(null);
  const output = useRef<HTMLPreElement>(null);
  const css = paletteCss(record);

  async function copy() {
    const isCopied = await copyText(css);
    if (!isCopied) getSelection()?.selectAllChildren(output.current!);
    setOutcome(isCopied ? 'copied' : 'copyFailed');
  }

  return (
    <div className="css-output">
      <div className="css-head">
        <p className="small muted">{texts.hint}</p>
        <button className="btn line sm" type="button" onClick={copy}>
          {texts.copy}
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section tabIndex={0} aria-label={texts.label}>
        <pre ref={output}>
          <code>{css}</code>
        </pre>
      </section>
      <p className="small" role="status">
        {outcome && texts[outcome]}
      </p>
    </div>
  );
}
