import { useState } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { Button } from '#app/admin/controls/button.tsx';
import { Switch } from '#app/admin/controls/switch.tsx';
import { PaletteRow } from '#app/admin/palette-row.tsx';
import { painted } from '#app/ui/painted.ts';
import { contrastRatio, textColorOn } from '#domain/palette/contrast.ts';
import { requiredRatio } from '#domain/palette/page-colors.ts';
import { baseIndex } from '#domain/palette/palette.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import type { ProductColor } from '#domain/publishing/product-color.ts';
import { ColorVisions } from './color-visions.tsx';
import { cssVariables } from './css-variables.ts';

/** Palette entries of the sample cards (COLOR-8); the themed card is a tint by day, a shade by night. */
const entries = { lightCard: 1, darkCard: 7, themedLight: 2, themedDark: 6 } as const;

/** Shows the light or dark palette, from plain values or the generated CSS variables (COLOR-8). */
export function ColorPreview({ record }: { record: ProductColor }) {
  const { words } = useAdmin();
  const [isDark, setIsDark] = useState(false);
  const [usesVariables, setUsesVariables] = useState(false);
  const texts = words.colors.preview;
  const palette = isDark ? record.darkModePalette : record.colorPalette;
  const variables = cssVariables(record, isDark);
  const label = isDark ? texts.paletteDark : texts.paletteLight;
  const ground = isDark ? entries.themedDark : entries.themedLight;

  const color = (index: number) => (usesVariables ? `var(${variables[index + 1]!.name})` : palette[index]!);
  const surface = (index: number) => painted({ '--c': color(index), '--o': textColorOn(palette[index]!) });
  const source = (index: number) => (
    <code className="caption">{fill(texts.source, { value: color(index) })}</code>
  );

  const isReadable = contrastRatio(palette[baseIndex]!, palette[ground]!) >= requiredRatio.text;
  const secondary = isReadable ? color(baseIndex) : textColorOn(palette[ground]!);

  return (
    <div
      className="preview"
      ref={painted(Object.fromEntries(variables.map(({ name, value }) => [name, value])))}
    >
      <div className="preview-switches">
        <Switch label={texts.darkMode} checked={isDark} onChange={setIsDark} />
        <Switch label={texts.cssVariables} checked={usesVariables} onChange={setUsesVariables} />
      </div>
      <div className="field">
        <span className="small muted" aria-hidden="true">
          {label}
        </span>
        <PaletteRow palette={palette} label={label} swatch={texts.swatch} />
      </div>
      <ColorVisions palette={palette} />
      <div className="late-split preview-cards">
        <section ref={surface(ground)}>
          <h3>{texts.card}</h3>
          <p className="small">{fill(texts.cardText, { name: record.name })}</p>
          {source(ground)}
          <div className="preview-acts">
            <Button kind="primary" ref={surface(baseIndex)}>
              {texts.primary}
            </Button>
            <Button ref={painted({ '--o': secondary })}>{texts.secondary}</Button>
          </div>
        </section>
        <section ref={surface(entries.lightCard)}>
          <h3>{texts.lightCard}</h3>
          <p className="small">{texts.lightCardText}</p>
          {source(entries.lightCard)}
        </section>
        <section ref={surface(entries.darkCard)}>
          <h3>{texts.darkCard}</h3>
          <p className="small">{texts.darkCardText}</p>
          {source(entries.darkCard)}
        </section>
      </div>
    </div>
  );
}
