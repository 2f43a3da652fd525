import { fill } from '#app/words/fill.ts';
import type { NamespaceWords } from '#content/content.ts';
import { alignmentBand } from '#domain/alignment.ts';

type Props = { words: NamespaceWords<'genesis'>['integration']; score: number | null };

/** The figure of the card; while it is being worked out, three dots and a sentence. Spoken when it changes. */
export function AlignmentScore({ words, score }: Props) {
  return (
    <div className="align-figure" role="status">
      {score === null ? (
        <>
          <span className="align-dots" aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
          <p className="small align-loading">{words.loading}</p>
          <noscript>
            <p className="small">{words.noScript}</p>
          </noscript>
        </>
      ) : (
        <>
          <p className="score num" aria-hidden="true">
            {fill(words.score, { score })}
          </p>
          <p className="sr">{fill(words.scoreLabel, { score })}</p>
          <p className={`align-band ${alignmentBand(score)}`}>{words.bands[alignmentBand(score)]}</p>
        </>
      )}
    </div>
  );
}
