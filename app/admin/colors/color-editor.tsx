import { useState } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { Segments } from '#app/admin/controls/segments.tsx';
import type { ProductColor } from '#domain/publishing/product-color.ts';
import { ColorPicker } from './color-picker.tsx';
import { ColorPreview } from './color-preview.tsx';
import { CssOutput } from './css-output.tsx';
import { ProductSelect } from './product-select.tsx';
import { StepButtons } from './step-buttons.tsx';
import type { ColorSteps } from './use-color-steps.ts';

type Props = {
  records: readonly ProductColor[];
  record: ProductColor;
  steps: ColorSteps;
  onSelect: (id: string) => void;
};

const views = ['picker', 'preview', 'css'] as const;

/** The tabs Color Picker, Preview and CSS Output (COLOR-1). */
export function ColorEditor({ records, record, steps, onSelect }: Props) {
  const texts = useAdmin().words.colors.editor;
  const [view, setView] = useState<(typeof views)[number]>('picker');
  return (
    <section className="card editor" aria-labelledby="editor-title">
      <div className="editor-head">
        <h2 id="editor-title">{texts.title}</h2>
        <StepButtons steps={steps} name={record.name} />
        <ProductSelect records={records} selected={record.id} onSelect={onSelect} />
      </div>
      <Segments
        label={texts.tabsLabel}
        tabs={views.map((id) => ({ id, label: texts[id] }))}
        selected={view}
        onSelect={setView}
      >
        {view === 'picker' && (
          <ColorPicker key={record.id} color={record.baseColor} onChange={steps.change} />
        )}
        {view === 'preview' && <ColorPreview key={record.id} record={record} />}
        {view === 'css' && <CssOutput record={record} />}
      </Segments>
    </section>
  );
}
