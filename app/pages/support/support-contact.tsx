import { useContent } from '#app/rendering.ts';
import { Icon, type IconName } from '#app/ui/icon.tsx';
import { pathOf, useLanguage } from '#app/words/page.ts';
import { useWords } from '#app/words/words.ts';

const icons: Record<string, IconName> = {
  email: 'mail',
  phone: 'phone',
  hours: 'clock',
  callback: 'speech',
  address: 'place',
};

/** Shows the support address (FORM-1). */
export function SupportContact() {
  const { contact } = useWords('support');
  return (
    <div className="ways-block">
      <h2 className="sr">{contact.title}</h2>
      <ul className="ways">
        {contact.items.map((item) => (
          <li key={item.id}>
            <Icon name={icons[item.id] ?? 'compass'} />
            <span>
              <b>{item.label}</b> <Way id={item.id} value={item.value} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Germany, Austria and Switzerland, where visitors call from. */
const dach = /^\+4[139]/;

function Way({ id, value }: { id: string; value: string }) {
  const { site } = useContent();
  const { contact } = useWords('support');
  const language = useLanguage();
  if (id === 'email') {
    return (
      <a className="link" href={`mailto:${site.email}`}>
        {value}
      </a>
    );
  }
  if (id === 'phone') {
    return (
      <>
        <a className="link num" href={`tel:${site.phone.replace(/[^+\d]/g, '')}`}>
          {value}
        </a>
        {!dach.test(site.phone) && <span className="small muted">, {contact.abroad}</span>}
      </>
    );
  }
  if (id === 'callback') {
    return (
      <>
        <span className="muted">{value}</span>{' '}
        <a className="link" href={`${pathOf('support', language)}?subject=callback`}>
          {contact.callback}
        </a>
      </>
    );
  }
  return <span className="muted">{value}</span>;
}
