import { useWords } from '#app/language/words.ts';
import type { PageId } from '#app/routes.ts';
import { PageLink } from '#app/sections/links.tsx';

/** Where each note leads, in the order of the words. */
const targets = ['demo', 'alacarte', 'terms-of-service'] as const satisfies readonly PageId[];

export function MonthlyNotes() {
  const { notes } = useWords('monthly');
  return (
    <section className="wrap">
      <div className="notes">
        {notes.map((note, index) => (
          <div key={note.id}>
            <h2 className="h3">{note.title}</h2>
            <p>{note.text}</p>
            <PageLink to={targets[index]!}>{note.link}</PageLink>
          </div>
        ))}
      </div>
    </section>
  );
}
