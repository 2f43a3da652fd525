import { type ReactNode, useState } from 'react';
import { Segments } from '#app/admin/controls/segments.tsx';
import { Slider } from '#app/admin/controls/slider.tsx';
import { useWords } from '#app/admin/use-words.ts';
import { painted } from '#app/ui/painted.ts';
import { colorsWords } from '#content/admin/colors.ts';
import { presetSwatches } from '#content/product-seeds.ts';
import { textColorOn } from '#domain/palette/contrast.ts';
import { type Hsl, hexToHsl, hslToHex, isHexColor } from '#domain/palette/hex-color.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { ColorWheel } from './color-wheel.tsx';

const ways = ['wheel', 'sliders', 'presets'] as const;

type PickerProps = {
  color: string;
  onChange: (color: string) => void /** Beside the hex field. */;
  beside: ReactNode;
};

export function ColorPicker({ color, onChange, beside }: PickerProps) {
  const { picker } = useWords(colorsWords).colors;
  const [way, setWay] = useState<(typeof ways)[number]>('wheel');
  const { hsl, change } = useHsl(color, onChange);
  return (
    <>
      <Segments
        label={picker.tabsLabel}
        tabs={ways.map((id) => ({ id, label: picker[id] }))}
        selected={way}
        onSelect={setWay}
        nested
      >
        {way === 'wheel' && (
          <div className="columns">
            <ColorWheel hsl={hsl} onChange={change} />
            <HslSlider channel="l" hsl={hsl} onChange={change} />
          </div>
        )}
        {way === 'sliders' && (
          <div className="columns">
            {(['h', 's', 'l'] as const).map((channel) => (
              <HslSlider key={channel} channel={channel} hsl={hsl} onChange={change} />
            ))}
          </div>
        )}
        {way === 'presets' && <Presets color={color} onChoose={onChange} />}
      </Segments>
      <HexField color={color} onChange={onChange}>
        {beside}
      </HexField>
    </>
  );
}

/** Keeps the last position for the same colour: grey has no hue, and a slider that jumped to 0 would be stuck. */
function useHsl(color: string, onChange: (color: string) => void) {
  const [chosen, setChosen] = useState<Hsl>(() => hexToHsl(color));
  const hsl = hslToHex(chosen) === color.toUpperCase() ? chosen : hexToHsl(color);

  function change(part: Partial<Hsl>) {
    const next = { ...hsl, ...part };
    setChosen(next);
    onChange(hslToHex(next));
  }
  return { hsl, change };
}

/** Ten swatches in 5 columns (COLOR-5). */
function Presets({ color, onChoose }: { color: string; onChoose: (color: string) => void }) {
  const { picker } = useWords(colorsWords).colors;
  return (
    <ul className="presets">
      {presetSwatches.map((hex) => (
        <li key={hex}>
          <button
            ref={painted({ '--c': hex, '--o': textColorOn(hex) })}
            type="button"
            aria-label={fill(picker.presetLabel, { hex })}
            aria-pressed={hex === color.toUpperCase()}
            title={hex}
            onClick={() => onChoose(hex)}
          />
        </li>
      ))}
    </ul>
  );
}

const channels = {
  h: { label: 'hue', max: 360, unit: '°', valueText: 'hueValue' },
  s: { label: 'saturation', max: 100, unit: '\u202f%', valueText: 'percentValue' },
  l: { label: 'lightness', max: 100, unit: '\u202f%', valueText: 'percentValue' },
} as const;

type Props = { channel: keyof Hsl; hsl: Hsl; onChange: (part: Partial<Hsl>) => void };

/** Hue 0 to 360, saturation and lightness 0 to 100, step 1 (COLOR-1). */
function HslSlider({ channel, hsl, onChange }: Props) {
  const { picker } = useWords(colorsWords).colors;
  const { label, max, unit, valueText } = channels[channel];
  const value = hsl[channel];
  return (
    <Slider
      label={picker[label]}
      value={value}
      max={max}
      valueText={fill(picker[valueText], { value })}
      shown={`${value}${unit}`}
      track={trackOf(channel, hsl)}
      onChange={(next) => onChange({ [channel]: next })}
    />
  );
}

function trackOf(channel: keyof Hsl, { h, s, l }: Hsl): string {
  if (channel === 'h')
    return `linear-gradient(90deg in hsl longer hue, hsl(0 ${s}% ${l}%), hsl(360 ${s}% ${l}%))`;
  if (channel === 's') return `linear-gradient(90deg, hsl(${h} 0% ${l}%), hsl(${h} 100% ${l}%))`;
  return `linear-gradient(90deg, #000, hsl(${h} ${s}% 50%), #fff)`;
}

type HexFieldProps = { color: string; onChange: (color: string) => void; children: ReactNode };

/** Applies only # and exactly 6 hex digits (COLOR-3); the field says when it ignores other input. */
function HexField({ color, onChange, children }: HexFieldProps) {
  const { picker } = useWords(colorsWords).colors;
  const [typed, setTyped] = useState<string | null>(null);
  const [ignored, setIgnored] = useState<string | null>(null);

  function type(text: string) {
    setIgnored(null);
    if (isHexColor(text)) {
      setTyped(null);
      onChange(text);
    } else setTyped(text);
  }

  return (
    <div className="field">
      <label htmlFor="hex-value">{picker.hex}</label>
      <div className="row hex">
        <i className="swatch" ref={painted({ '--c': color })} aria-hidden="true" />
        <input
          id="hex-value"
          className="input num"
          autoComplete="off"
          spellCheck={false}
          aria-describedby="hex-hint"
          value={typed ?? color}
          onChange={(event) => type(event.currentTarget.value.trim())}
          onBlur={() => {
            setIgnored(typed);
            setTyped(null);
          }}
        />
        {children}
      </div>
      <p id="hex-hint" className="sr">
        {picker.hexHint}
      </p>
      <p className="hint" role="status">
        {ignored && fill(picker.hexIgnored, { text: ignored, hex: color })}
      </p>
    </div>
  );
}
