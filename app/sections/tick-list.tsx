import { Icon } from '#app/ui/icon.tsx';

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
