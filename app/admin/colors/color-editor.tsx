import { memo, type ReactNode, useState } from 'react';
import { IconButton } from '#app/admin/controls/button.tsx';
import { Segments } from '#app/admin/controls/segments.tsx';
import { useWords } from '#app/admin/use-words.ts';
import { colorsWords } from '#content/admin/colors.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import type { ProductColor } from '#domain/publishing/product-color.ts';
import { ColorPicker } from './color-picker.tsx';
import { ColorPreview } from './color-preview.tsx';
import { CssOutput } from './css-output.tsx';
import type { ColorSteps } from './use-color-steps.ts';

type SelectProps = {
  records: readonly ProductColor[];
  selected: string;
  onSelect: (id: string) => void;
};

type Props = Omit<SelectProps, 'selected'> & {
  record: ProductColor;
  steps: ColorSteps;
  /** Below the views. */
  children: ReactNode;
};

const views = ['picker', 'preview', 'css'] as const;

/** The tabs Color Picker, Preview and CSS Output (COLOR-1). */
export function ColorEditor({ records, record, steps, onSelect, children }: Props) {
  const { editor: texts, picker } = useWords(colorsWords).colors;
  const [view, setView] = useState<(typeof views)[number]>('picker');
  return (
    <section className="card editor" aria-labelledby="editor-title">
      <div className="bar editor-head">
        <h2 id="editor-title">{texts.title}</h2>
        <ProductSelect records={records} selected={record.id} onSelect={onSelect} />
      </div>
      <Segments
        label={texts.tabsLabel}
        tabs={views.map((id) => ({ id, label: texts[id] }))}
        selected={view}
        onSelect={setView}
      >
        {view === 'picker' && (
          <ColorPicker
            key={record.id}
            color={record.baseColor}
            onChange={steps.change}
            beside={<StepButtons steps={steps} />}
          />
        )}
        {view === 'preview' && <ColorPreview key={record.id} record={record} />}
        {view === 'css' && <CssOutput record={record} records={records} />}
      </Segments>
      <span className="sr" role="status">
        {steps.broughtBack && fill(picker.changed, { name: record.name, hex: steps.broughtBack })}
      </span>
      {children}
    </section>
  );
}

const keys = { undo: 'Control+Z Meta+Z', redo: 'Control+Shift+Z Meta+Shift+Z Control+Y' } as const;

/** With nothing to undo the buttons stay in place, so that they keep the focus. */
function StepButtons({ steps }: { steps: ColorSteps }) {
  const { editor } = useWords(colorsWords).colors;
  return (['undo', 'redo'] as const).map((kind) => (
    <IconButton
      key={kind}
      icon={kind}
      label={editor[kind]}
      title={editor[kind]}
      isDisabled={steps[kind] === null}
      aria-keyshortcuts={keys[kind]}
      onClick={() => steps[kind]?.()}
    />
  ));
}

/** Memoised: thousands of options must not render again while a colour changes. */
const ProductSelect = memo(
  function ProductSelect({ records, selected, onSelect }: SelectProps) {
    const { editor } = useWords(colorsWords).colors;
    return (
      <select
        className="input"
        aria-label={editor.product}
        value={selected}
        onChange={(event) => onSelect(event.currentTarget.value)}
      >
        {records.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    );
  },
  (before, after) =>
    before.selected === after.selected &&
    before.records.length === after.records.length &&
    before.records.every(({ id, name }, index) => {
      const record = after.records[index]!;
      return record.id === id && record.name === name;
    }),
);
