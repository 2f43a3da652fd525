import { Icon } from '#app/ui/icon.tsx';

/** What one gets, line by line. */
export function TickList({ items }: { items: readonly string[] }) {
  return (
    <ul className="ticks-list">
      {items.map((item) => (
        <li key={item}>
          <Icon name="check" />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
