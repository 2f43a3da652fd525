type Bar = { readonly name: string; readonly value: number; readonly text: string };

type Props = {
  bars: readonly Bar[];
  /** The value of a bar as long as its track. */
  full: number;
};

/** A name, a bar and its figure in each line. */
export function Bars({ bars, full }: Props) {
  return (
    <ul className="bars small">
      {bars.map(({ name, value, text }) => (
        <li key={name}>
          <span>{name}</span>
          <svg className="bar-track" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
            <rect width="100" height="1" />
            <rect className="bar" width={(value / full) * 100} height="1" />
          </svg>
          <span className="num">{text}</span>
        </li>
      ))}
    </ul>
  );
}
