import { useState } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { Segments } from '#app/admin/controls/segments.tsx';
import { ColorWheel } from './color-wheel.tsx';
import { HexField } from './hex-field.tsx';
import { HslSlider } from './hsl-slider.tsx';
import { Presets } from './presets.tsx';
import { useHsl } from './use-hsl.ts';

const ways = ['wheel', 'sliders', 'presets'] as const;

export function ColorPicker({ color, onChange }: { color: string; onChange: (color: string) => void }) {
  const { picker } = useAdmin().words.colors;
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
          <div className="late-split wheel-panel">
            <ColorWheel hsl={hsl} onChange={change} />
            <HslSlider channel="l" hsl={hsl} onChange={change} />
          </div>
        )}
        {way === 'sliders' && (
          <div className="sliders">
            <HslSlider channel="h" hsl={hsl} onChange={change} />
            <HslSlider channel="s" hsl={hsl} onChange={change} />
            <HslSlider channel="l" hsl={hsl} onChange={change} />
          </div>
        )}
        {way === 'presets' && <Presets color={color} onChoose={onChange} />}
      </Segments>
      <HexField color={color} onChange={onChange} />
    </>
  );
}
