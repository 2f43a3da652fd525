import type { NamespaceWords } from '#content/content.ts';
import { alignmentBand } from '#domain/publishing/alignment.ts';
import { fill } from '#domain/publishing/placeholders.ts';

type Props = { words: NamespaceWords<'genesis'>['integration']; score: number | null };

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
