import { useAdmin } from '#app/admin/admin-context.ts';
import type { LinkableOffering } from '#app/admin/admin-data.ts';
import { pathIn } from '#domain/language/addresses.ts';

/** The pages that use the colours, and an example list whose numbers count nothing (COLOR-9). */
export function ConnectedPages({ offering }: { offering: LinkableOffering | undefined }) {
  const { words, language } = useAdmin();
  const texts = words.colors.connected;
  const pages = offering && [
    { name: offering.name, path: offering.paths[language] },
    { name: texts.home, path: pathIn(language, '/') },
  ];
  return (
    <section className="card" aria-labelledby="connected-title">
      <h2 id="connected-title">{texts.title}</h2>
      <p className="small muted">{pages ? texts.worn : texts.none}</p>
      {pages && (
        <ul className="connected small">
          {pages.map(({ name, path }) => (
            <li key={path}>
              <a href={path} target="_blank" rel="noopener">
                {name}
                <span className="sr"> ({words.common.newTab})</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className="small muted connected-example">{texts.example}</p>
      <ul className="connected small muted">
        {texts.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
