import { useEffect, useState } from 'react';
import type { NamespaceWords } from '#content/content.ts';
import { alignmentScore, analysisDelayMs } from '#domain/publishing/alignment.ts';
import { AlignmentMeter } from './alignment-meter.tsx';
import { AlignmentOutlook, type OutlookProps } from './alignment-outlook.tsx';
import { AlignmentScore } from './alignment-score.tsx';

export type IntegrationCardProps = Omit<OutlookProps, 'score'> & {
  words: NamespaceWords<'genesis'>['integration'];
  /** Replaces the random score, which ends at 84: the only way to reach the threshold. */
  score?: number;
};

/** Mock: three seconds of analysis, then a random score (GENESIS-1). */
export default function IntegrationCard({ words, score: given, ...outlook }: IntegrationCardProps) {
  const [score, setScore] = useState<number | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setScore(given ?? alignmentScore(Math.random())), analysisDelayMs);
    return () => clearTimeout(timer);
  }, [given]);
  return (
    <div className="card split align">
      <div className="align-score">
        <div>
          <h2 className="h3">{words.title}</h2>
          <p className="small muted">{words.simulated}</p>
        </div>
        <AlignmentScore words={words} score={score} />
        <AlignmentMeter label={words.threshold} score={score} />
      </div>
      <AlignmentOutlook words={words} score={score} {...outlook} />
    </div>
  );
}
