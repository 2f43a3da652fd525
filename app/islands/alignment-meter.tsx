import { alignmentBand, alignmentThreshold } from '#domain/publishing/alignment.ts';

/** Lengths are attributes: the content security policy allows no styles. */
export function AlignmentMeter({ label, score }: { label: string; score: number | null }) {
  const mark = `${alignmentThreshold}%`;
  return (
    <svg className="align-meter" width="100%" height="48" aria-hidden="true">
      <rect className="track" width="100%" y="6" height="14" rx="7" />
      {score !== null && (
        <rect className={`value ${alignmentBand(score)}`} width={`${score}%`} y="6" height="14" rx="7" />
      )}
      <line x1={mark} x2={mark} y1="0" y2="26" />
      <text x={mark} y="45" textAnchor="middle">
        {label}
      </text>
    </svg>
  );
}
