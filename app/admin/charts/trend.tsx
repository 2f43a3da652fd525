import type { ReactNode } from 'react';
import { maxRating, minRating } from '#domain/forms/rating.ts';

/** Height of a drawing in units of its `viewBox`. */
export const trendHeight = 40;
const inset = 3;

export const ratingScale: readonly number[] = [maxRating, (minRating + maxRating) / 2, minRating];

export function heightOfRating(rating: number): number {
  return inset + ((maxRating - rating) / (maxRating - minRating)) * (trendHeight - 2 * inset);
}

export function TrendAxis({ marks }: { marks: readonly string[] }) {
  return (
    <p className="trend-axis caption muted num">
      {marks.map((mark) => (
        <span key={mark}>{mark}</span>
      ))}
    </p>
  );
}

type DrawingProps = {
  className: string;
  width: number;
  /** Heights of the lines across it. */
  lines: readonly number[];
  children: ReactNode;
};

/** Stretched to the width that there is. */
export function TrendDrawing({ className, width, lines, children }: DrawingProps) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${trendHeight}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {lines.map((y) => (
        <line key={y} className="grid" x1="0" x2={width} y1={y} y2={y} />
      ))}
      {children}
    </svg>
  );
}

type BarProps = { x: number; width: number; share: number; title?: string };

/** `share`: of the highest bar, 0 to 1. */
export function TrendBar({ x, width, share, title }: BarProps) {
  const height = share * trendHeight;
  return (
    <rect className="bar" x={x} width={width} y={trendHeight - height} height={height}>
      {title && <title>{title}</title>}
    </rect>
  );
}

/** A zero-length line with round ends stays a dot however wide the drawing is stretched. */
export function TrendDot({ x, rating, title }: { x: number; rating: number; title?: string }) {
  const y = heightOfRating(rating);
  return (
    <line className="dot" x1={x} x2={x} y1={y} y2={y}>
      {title && <title>{title}</title>}
    </line>
  );
}
