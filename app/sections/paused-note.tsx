import { useContent } from '#app/rendering.ts';
import { useLanguage } from '#app/words/page.ts';
import { wordsFor } from '#app/words/words.ts';
import type { OfferingId } from '#content/content.ts';
import { isPaused } from '#content/offerings/listed.ts';

/** Why an offering can't be ordered at present; nothing for one that can. */
export function PausedNote({ offer }: { offer: OfferingId }) {
  const content = useContent();
  const language = useLanguage();
  if (!isPaused(content.offerings, offer)) return null;
  return (
    <p>
      <b>{wordsFor(content, language, offer).listing.paused}</b>
    </p>
  );
}
