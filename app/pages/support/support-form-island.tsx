import { Island } from '#app/islands/island.tsx';
import { useContent, useRendering } from '#app/rendering.ts';
import { pathOf, useLanguage } from '#app/words/page.ts';
import { useWords } from '#app/words/words.ts';

export function SupportFormIsland() {
  const { offerings } = useContent();
  const { form, errors, toast, sent, noScript, prefill } = useWords('support');
  const common = useWords('common');
  const language = useLanguage();
  const { posted } = useRendering();
  return (
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
  );
}
