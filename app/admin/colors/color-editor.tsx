import { useState } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { Segments } from '#app/admin/controls/segments.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { fill } from '#domain/publishing/placeholders.ts';
import type { ProductColor } from '#domain/publishing/product-color.ts';
import { ColorPicker } from './color-picker.tsx';
import { ColorPreview } from './color-preview.tsx';
import { CssOutput } from './css-output.tsx';
import { ProductSelect } from './product-select.tsx';
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

const keys = { undo: 'Control+Z Meta+Z', redo: 'Control+Shift+Z Meta+Shift+Z Control+Y' } as const;

/** With nothing to undo the buttons stay in place, so that they keep the focus. */
function StepButtons({ steps, name }: { steps: ColorSteps; name: string }) {
  const { editor, picker } = useAdmin().words.colors;
  return (
    <div className="steps">
      {(['undo', 'redo'] as const).map((kind) => (
        <button
          key={kind}
          className="iconbtn"
          title={editor[kind]}
          type="button"
          aria-disabled={steps[kind] === null}
          aria-keyshortcuts={keys[kind]}
          onClick={() => steps[kind]?.()}
        >
          <Icon name={kind} />
          <span className="sr">{editor[kind]}</span>
        </button>
      ))}
      <span className="sr" role="status">
        {steps.broughtBack && fill(picker.changed, { name, hex: steps.broughtBack })}
      </span>
    </div>
  );
}
