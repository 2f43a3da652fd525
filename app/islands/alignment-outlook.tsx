import type { NamespaceWords } from '#content/content.ts';
import { reachesThreshold } from '#domain/publishing/alignment.ts';

export type OutlookProps = {
  words: NamespaceWords<'genesis'>['integration'];
  score: number | null;
  ways: readonly { readonly text: string; readonly gain: string }[];
  platformPath: string;
};

/** The protocol's button from the threshold on, else the ways to raise the score (GENESIS-1). */
export function AlignmentOutlook({ words, score, ways, platformPath }: OutlookProps) {
  if (score !== null && reachesThreshold(score)) {
    return (
      <div className="align-outlook reached">
        <h3>{words.reachedTitle}</h3>
        <p className="muted">{words.reachedText}</p>
        <a className="btn" href={platformPath}>
          {words.initialize}
        </a>
      </div>
    );
  }
  return (
    <div className={score === null ? 'align-outlook waiting' : 'align-outlook'}>
      <h3>{words.raiseTitle}</h3>
      <ul className="plain">
        {ways.map((way) => (
          <li key={way.text}>
            <span>{way.text}</span>
            <b className="num">{way.gain}</b>
          </li>
        ))}
      </ul>
      <p className="small muted">{words.below}</p>
    </div>
  );
}
