const columns = 57;
const pitch = 10;

/** As many dots as the figure beside them says, in rows of 57 (DESIGN §1: the drawing counts something true). */
export function CountedDots({ count }: { count: number }) {
  const rows = Math.floor(count / columns);
  const rest = count % columns;
  const height = (rest > 0 ? rows + 1 : rows) * pitch;
  return (
    <svg className="counted-dots" viewBox={`0 0 ${columns * pitch} ${height}`} aria-hidden="true">
      <defs>
        <pattern id="dot" width={pitch} height={pitch} patternUnits="userSpaceOnUse">
          <circle cx={pitch / 2} cy={pitch / 2} r="3" />
        </pattern>
      </defs>
      <path
        fill="url(#dot)"
        d={`M0 0H${columns * pitch}V${rows * pitch}H0ZM0 ${rows * pitch}H${rest * pitch}V${height}H0Z`}
      />
    </svg>
  );
}
