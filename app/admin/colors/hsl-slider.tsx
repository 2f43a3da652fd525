import { useAdmin } from '#app/admin/admin-context.ts';
import { Slider } from '#app/admin/controls/slider.tsx';
import type { Hsl } from '#domain/palette/hex-color.ts';
import { fill } from '#domain/publishing/placeholders.ts';

const channels = {
  h: { label: 'hue', max: 360, unit: '°', valueText: 'hueValue' },
  s: { label: 'saturation', max: 100, unit: '\u202f%', valueText: 'percentValue' },
  l: { label: 'lightness', max: 100, unit: '\u202f%', valueText: 'percentValue' },
} as const;

type Props = { channel: keyof Hsl; hsl: Hsl; onChange: (part: Partial<Hsl>) => void };

/** Hue 0 to 360, saturation and lightness 0 to 100, step 1 (COLOR-1). */
export function HslSlider({ channel, hsl, onChange }: Props) {
  const { picker } = useAdmin().words.colors;
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
