// The outermost growth ring of the stone, in a field of 400 × 400 around its middle.
const ring =
  'M384 176Q388 200 381 223Q375 247 363 267Q351 287 336 304Q321 321 302 333Q284 345 264 354Q243 362 222 367Q200 372 176 374Q153 376 130 369Q107 362 89 345Q72 328 64 306Q56 283 52 262Q49 240 46 220Q44 200 43 179Q42 158 48 136Q53 115 65 96Q78 78 95 63Q112 48 133 39Q154 30 177 29Q200 29 221 36Q242 44 260 54Q278 64 297 74Q315 85 334 98Q353 111 367 132Q381 152 384 176Z';

/** One to five growth rings of the stone, a ring per stage of digital maturity (DESIGN §6). Decoration only. */
export function RingMark({ rings }: { rings: number }) {
  const sizes = Array.from({ length: rings }, (_, index) => (index + 1) / rings);
  return (
    <svg viewBox="0 0 400 400" fill="none" stroke="currentColor" strokeWidth="1.25" aria-hidden="true">
      {sizes.map((size) => (
        <path
          key={size}
          d={ring}
          transform={`translate(200 200) scale(${size.toFixed(3)}) translate(-200 -200)`}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}
