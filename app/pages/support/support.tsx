import { useWords } from '#app/words/words.ts';
import { SupportContact } from './support-contact.tsx';
import { SupportFormIsland } from './support-form-island.tsx';

export default function SupportPage() {
  const { hero } = useWords('support');
  return (
    <section className="wrap split sup">
      <div className="side">
        <h1>{hero.title}</h1>
        <p className="lead">{hero.lead}</p>
        <p className="small muted">{hero.hint}</p>
      </div>
      <SupportFormIsland />
      <SupportContact />
    </section>
  );
}
