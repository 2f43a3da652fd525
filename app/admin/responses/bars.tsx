type Bar = { readonly name: string; readonly value: number; readonly text: string };

type Props = { bars: readonly Bar[] /** The texts are mere numbers. */; isShort?: boolean };

export function Bars({ bars, isShort }: Props) {
  const longest = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <ul className={isShort ? 'bars short' : 'bars'}>
      {bars.map(({ name, value, text }) => (
        <li key={name}>
          <span>{name}</span>
          <svg className="bar-track" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
            <rect width="100" height="1" />
            <rect className="bar" width={(value / longest) * 100} height="1" />
          </svg>
          <span className="num">{text}</span>
        </li>
      ))}
    </ul>
  );
}
