import { useAdmin } from '#app/admin/admin-context.ts';
import { PaletteRow } from '#app/admin/palette-row.tsx';
import { useProducts } from '#app/admin/publishing/products/products-context.ts';
import { colorVisions, seenWith } from '#domain/palette/color-vision.ts';

/** More do not fit into a row. */
const mostProducts = 12;

/** The palette by itself, and the products beside each other. */
export function ColorVisions({ palette }: { palette: readonly string[] }) {
  const { visions } = useAdmin().words.colors.preview;
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
    <section className="visions" aria-labelledby="visions-title">
      <h3 id="visions-title">{visions.title}</h3>
      <p className="small muted">{visions.text}</p>
      <div>{rows(palette)}</div>
      <h4>{visions.products}</h4>
      <div>
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
  const { swatch } = useAdmin().words.colors.preview;
  return (
    <div>
      <span className="small muted" aria-hidden="true">
        {name}
      </span>
      <PaletteRow palette={palette} label={label} swatch={swatch} />
    </div>
  );
}
