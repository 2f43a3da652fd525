import { useState } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { Segments } from '#app/ui/segments.tsx';
import type { ProductColor } from '#domain/product-color.ts';
import { ColorPicker } from './color-picker.tsx';
import { ColorPreview } from './color-preview.tsx';
import { CssOutput } from './css-output.tsx';

type Props = {
  records: readonly ProductColor[];
  record: ProductColor;
  onSelect: (id: string) => void;
  onChange: (color: string) => void;
};

const views = ['picker', 'preview', 'css'] as const;

/** The card 'Color Editor': product, and the tabs Color Picker, Preview, CSS Output (spec 2 §2). */
export function ColorEditor({ records, record, onSelect, onChange }: Props) {
  const texts = useAdmin().words.colors.editor;
  const [view, setView] = useState<(typeof views)[number]>('picker');
  return (
    <section className="card editor" aria-labelledby="editor-title">
      <div className="editor-head">
        <h2 id="editor-title">{texts.title}</h2>
        <select
          className="input"
          aria-label={texts.product}
          value={record.id}
          onChange={(event) => onSelect(event.currentTarget.value)}
        >
          {records.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <Segments
        label={texts.tabsLabel}
        tabs={views.map((id) => ({ id, label: texts[id] }))}
        selected={view}
        onSelect={setView}
      >
        {view === 'picker' && <ColorPicker key={record.id} color={record.baseColor} onChange={onChange} />}
        {view === 'preview' && <ColorPreview key={record.id} record={record} />}
        {view === 'css' && <CssOutput record={record} />}
      </Segments>
    </section>
  );
}
