/** Integration card of the landing page (spec 1 §4 and §9; spec 2 §4 and §9). */

export const analysisDelayMs = 3000;

export const lowestScore = 45;
export const highestScore = 84;

/** The Symbiosis button appears from here on; scores never reach it (spec 1 §4). */
export const alignmentThreshold = 85;

const middleBandFrom = 70;

/** In percentage points, in the order of the specification. */
export const raiseGains = { challenge: 5, clusters: 8, profile: 7 } as const;

/** 50 on the landing page, 75 on the canvas (spec 1 §9). */
export const mockParticles = 50;
export const canvasParticles = 75;

/** Narrower windows, in px, show no animation (spec 1 §4). */
export const animationMinWidth = 768;

/** Spec 1 §3. */
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
