import { useAdmin } from '#app/admin/admin-context.ts';
import { PaletteRow } from '#app/admin/palette-row.tsx';
import { colorVisions, seenWith } from '#domain/palette/color-vision.ts';

export function ColorVisions({ palette }: { palette: readonly string[] }) {
  const texts = useAdmin().words.colors.preview;
  return (
    <section className="visions" aria-labelledby="visions-title">
      <h3 id="visions-title">{texts.visions.title}</h3>
      <p className="small muted">{texts.visions.text}</p>
      <div>
        {colorVisions.map((vision) => (
          <div key={vision}>
            <span className="small muted" aria-hidden="true">
              {texts.visions[vision]}
            </span>
            <PaletteRow
              palette={palette.map((hex) => seenWith(vision, hex))}
              label={texts.visions[vision]}
              swatch={texts.swatch}
            />
          </div>
        ))}
      </div>
    </section>
  );
}
