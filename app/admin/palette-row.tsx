import { painted } from '#app/ui/painted.ts';
import { textColorOn } from '#domain/palette/contrast.ts';
import { fill } from '#domain/publishing/placeholders.ts';

/** `swatch` is the text of one swatch, with {{index}} and {{hex}}. */
export function PaletteRow({
  palette,
  label,
  swatch,
}: {
  palette: readonly string[];
  label: string;
  swatch: string;
}) {
  return (
    <ol className="palette" aria-label={label}>
      {palette.map((hex, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is what a swatch is
          key={index}
          ref={painted({ '--c': hex, '--o': textColorOn(hex) })}
          title={hex}
        >
          <span aria-hidden="true">{index}</span>
          <span className="sr">{fill(swatch, { index, hex })}</span>
        </li>
      ))}
    </ol>
  );
}
