import { useAdmin } from '#app/admin/admin-context.ts';
import { painted } from '#app/ui/painted.ts';
import { fill } from '#app/words/fill.ts';
import { presetSwatches } from '#content/product-seeds.ts';
import { textColorOn } from '#domain/palette/contrast.ts';

/** Ten swatches in 5 columns (spec 2 §2). */
export function Presets({ color, onChoose }: { color: string; onChoose: (color: string) => void }) {
  const { picker } = useAdmin().words.colors;
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
