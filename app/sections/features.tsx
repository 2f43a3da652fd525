import { Icon, type IconName } from '#app/ui/icon.tsx';

type Feature = { readonly title: string; readonly text: string };

export function Features({ items, icons }: { items: readonly Feature[]; icons: readonly IconName[] }) {
  return (
    <div className="late-split features">
      {items.map((item, index) => (
        <div key={item.title}>
          <Icon name={icons[index % icons.length] ?? 'check'} />
          <h3>{item.title}</h3>
          <p>{item.text}</p>
        </div>
      ))}
    </div>
  );
}
