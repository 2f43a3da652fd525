import { useContent } from '#app/rendering.ts';
import { useLanguage } from '#app/words/page.ts';
import { useWords, wordsFor } from '#app/words/words.ts';
import type { OfferingId } from '#content/content.ts';
import { isPaused } from '#content/offerings/listed.ts';

/** Why an offering can't be ordered at present; nothing for one that can. */
export function PausedNote({ offer }: { offer: OfferingId }) {
  const content = useContent();
  const language = useLanguage();
  const { paused } = useWords('common');
  if (!isPaused(content.offerings, offer)) return null;
  return (
    <p>
      <b className="tag">{paused.tag}</b> {wordsFor(content, language, offer).listing.paused}
    </p>
  );
}
