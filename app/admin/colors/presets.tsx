import { useAdmin } from '#app/admin/admin-context.ts';
import { painted } from '#app/ui/painted.ts';
import { presetSwatches } from '#content/product-seeds.ts';
import { textColorOn } from '#domain/palette/contrast.ts';
import { fill } from '#domain/publishing/placeholders.ts';

/** Ten swatches in 5 columns (COLOR-5). */
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
