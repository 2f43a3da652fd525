/** Integration card of the landing page (GENESIS-1). */

export const analysisDelayMs = 3000;

export const lowestScore = 45;
export const highestScore = 84;

/** The Symbiosis button appears at this score; random scores never reach it (GENESIS-1). */
export const alignmentThreshold = 85;

const middleBandFrom = 70;

/** In percentage points, in screen order (GENESIS-1). */
export const raiseGains = { challenge: 5, clusters: 8, profile: 7 } as const;

/** 50 in the feed, 75 on the canvas (GENESIS-2, GENESIS-3). */
export const mockParticles = 50;
export const canvasParticles = 75;

/** In px: narrower windows show no animation (GENESIS-2). */
export const animationMinWidth = 768;

/** GENESIS-3. */
export const expertises = ['Sales', 'Tech', 'Marketing', 'Finance', 'Operations'] as const;

export type Expertise = (typeof expertises)[number];

type AlignmentBand = 'high' | 'middle' | 'low';

/** Maps a random number from [0, 1) evenly to 45 … 84. */
export function alignmentScore(random: number): number {
  return lowestScore + Math.floor(random * (highestScore - lowestScore + 1));
}

/** Green from 85, yellow from 70, red below. */
export function alignmentBand(score: number): AlignmentBand {
  if (score >= alignmentThreshold) return 'high';
  return score >= middleBandFrom ? 'middle' : 'low';
}

export function reachesThreshold(score: number): boolean {
  return score >= alignmentThreshold;
}
