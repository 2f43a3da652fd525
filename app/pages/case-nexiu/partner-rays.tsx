const goldenAngle = 137.508;

/** One company in the middle and as many partners around it as the figure counts. Decoration only. */
export function PartnerRays({ count }: { count: number }) {
  const partners = Array.from({ length: count }, (_, index) => {
    const angle = (index * goldenAngle * Math.PI) / 180;
    const distance = 52 + 132 * Math.sqrt((index + 1) / count);
    return { x: Math.round(Math.cos(angle) * distance), y: Math.round(Math.sin(angle) * distance) };
  });
  return (
    <svg className="partner-rays" viewBox="-200 -200 400 400" aria-hidden="true">
      {[70, 127, 184].map((radius) => (
        <circle key={radius} className="orbit" r={radius} />
      ))}
      {partners.map(({ x, y }) => (
        <g key={`${x} ${y}`}>
          <path d={`M${Math.round(x * 0.09)} ${Math.round(y * 0.09)}L${x} ${y}`} />
          <circle cx={x} cy={y} r="6" />
        </g>
      ))}
      <circle r="15" />
    </svg>
  );
}
