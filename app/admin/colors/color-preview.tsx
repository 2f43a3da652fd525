import { useState } from 'react';
import { Button } from '#app/admin/controls/button.tsx';
import { Switch } from '#app/admin/controls/switch.tsx';
import { PaletteRow } from '#app/admin/palette-row.tsx';
import { useProducts } from '#app/admin/publishing/products/products-provider.tsx';
import { useWords } from '#app/admin/use-words.ts';
import { painted } from '#app/ui/painted.ts';
import { colorsWords } from '#content/admin/colors.ts';
import { colorVisions, seenWith } from '#domain/palette/color-vision.ts';
import { contrastRatio, textColorOn } from '#domain/palette/contrast.ts';
import { requiredRatio } from '#domain/palette/page-colors.ts';
import { baseIndex } from '#domain/palette/palette.ts';
import { paletteCss } from '#domain/palette/palette-css.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import type { ProductColor } from '#domain/publishing/product-color.ts';

/** Palette entries of the sample cards (COLOR-8); the themed card is a tint by day, a shade by night. */
const entries = { lightCard: 1, darkCard: 7, themedLight: 2, themedDark: 6 } as const;

/** Shows the light or dark palette, from plain values or the generated CSS variables (COLOR-8). */
export function ColorPreview({ record }: { record: ProductColor }) {
  const [isDark, setIsDark] = useState(false);
  const [usesVariables, setUsesVariables] = useState(false);
  const texts = useWords(colorsWords).colors.preview;
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
      className="stack"
      ref={painted(Object.fromEntries(variables.map(({ name, value }) => [name, value])))}
    >
      <div>
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
      <div className="columns even preview-cards">
        <section className="box group start full" ref={surface(ground)}>
          <h3>{texts.card}</h3>
          <p className="small">{fill(texts.cardText, { name: record.name })}</p>
          {source(ground)}
          <div className="row">
            <Button kind="primary" ref={surface(baseIndex)}>
              {texts.primary}
            </Button>
            <Button ref={painted({ '--o': secondary })}>{texts.secondary}</Button>
          </div>
        </section>
        {(['lightCard', 'darkCard'] as const).map((card) => (
          <section key={card} className="box group start" ref={surface(entries[card])}>
            <h3>{texts[card]}</h3>
            <p className="small">{texts[`${card}Text`]}</p>
            {source(entries[card])}
          </section>
        ))}
      </div>
    </div>
  );
}

/** Parsed from the generated CSS (PALETTE-3): primary first, then 0 to 8; the dark block overrides. */
export function cssVariables(
  record: ProductColor,
  isDark: boolean,
): { name: `--${string}`; value: string }[] {
  const [light = '', dark = ''] = paletteCss(record).split('.dark {');
  const values = new Map([...declarations(light), ...(isDark ? declarations(dark) : [])]);
  return [...values].map(([name, value]) => ({ name: name as `--${string}`, value }));
}

function declarations(css: string): [string, string][] {
  return Array.from(css.matchAll(/(--[\w-]+): (#[0-9a-fA-F]{6});/g), ([, name = '', value = '']) => [
    name,
    value,
  ]);
}

/** More do not fit into a row. */
const mostProducts = 12;

/** The palette by itself, and the products beside each other. */
function ColorVisions({ palette }: { palette: readonly string[] }) {
  const { visions } = useWords(colorsWords).colors.preview;
  const { records } = useProducts();
  const bases = records.slice(0, mostProducts).map(({ baseColor }) => baseColor);
  const rows = (colors: readonly string[], what?: string) =>
    colorVisions.map((vision) => (
      <VisionRow
        key={vision}
        name={visions[vision]}
        label={what ? `${what}: ${visions[vision]}` : visions[vision]}
        palette={colors.map((hex) => seenWith(vision, hex))}
      />
    ));
  return (
    <section className="group" aria-labelledby="visions-title">
      <h3 id="visions-title">{visions.title}</h3>
      <p className="small muted">{visions.text}</p>
      <div className="columns">{rows(palette)}</div>
      <h4>{visions.products}</h4>
      <div className="columns">
        <VisionRow
          name={visions.unchanged}
          label={`${visions.products}: ${visions.unchanged}`}
          palette={bases}
        />
        {rows(bases, visions.products)}
      </div>
    </section>
  );
}

function VisionRow({ name, label, palette }: { name: string; label: string; palette: readonly string[] }) {
  const { swatch } = useWords(colorsWords).colors.preview;
  return (
    <div className="lines">
      <span className="small muted" aria-hidden="true">
        {name}
      </span>
      <PaletteRow palette={palette} label={label} swatch={swatch} />
    </div>
  );
}
