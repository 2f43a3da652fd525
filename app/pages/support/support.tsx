import { Island } from '#app/islands/island.tsx';
import { useContent, useRendering } from '#app/rendering.ts';
import { pathOf, useLanguage } from '#app/words/page.ts';
import { useWords } from '#app/words/words.ts';
import { SupportContact } from './support-contact.tsx';

export default function SupportPage() {
  const { offerings } = useContent();
  const { hero, form, errors, toast, sent, noScript, prefill } = useWords('support');
  const common = useWords('common');
  const language = useLanguage();
  const { posted } = useRendering();
  return (
    <section className="wrap split sup">
      <div className="side">
        <h1>{hero.title}</h1>
        <p className="lead">{hero.lead}</p>
        <p className="small muted">{hero.hint}</p>
      </div>
      <Island
        name="support-form"
        props={{
          language,
          words: { form, errors, toast, sent, ...(posted ? { noScript } : {}), prefill },
          posted,
          toastRegion: common.toast.region,
          pagePath: pathOf('support', language),
          privacyPath: pathOf('privacy', language),
          offers: Object.fromEntries(Object.values(offerings).map((offer) => [offer.id, offer.name])),
        }}
      />
      <SupportContact />
    </section>
  );
}
