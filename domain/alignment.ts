/** The integration card of the landing page (spec 1 §4 and §9; spec 2 §4 and §9). */

/** Simulated analysis before the score appears: 3 s. */
export const analysisDelayMs = 3000;

/** The score is an integer from 45 to 84. */
export const lowestScore = 45;
export const highestScore = 84;

/** From 85 the Symbiosis button appears; the score never gets there (spec 1 §4). */
export const alignmentThreshold = 85;

/** From 70 the band is yellow. */
const middleBandFrom = 70;

/** Ways to raise the alignment, in percentage points, by the ids of the words and in the order of the specification. */
export const raiseGains = { challenge: 5, clusters: 8, profile: 7 } as const;

/** Points of the network: 50 mock particles on the landing page, 75 on the canvas (spec 1 §9). */
export const mockParticles = 50;
export const canvasParticles = 75;

/** The animation runs only from this window width on (spec 1 §4). */
export const animationMinWidth = 768;

/** What a node of the network stands for (spec 1 §3). */
export const expertises = ['Sales', 'Tech', 'Marketing', 'Finance', 'Operations'] as const;

export type Expertise = (typeof expertises)[number];

type AlignmentBand = 'high' | 'middle' | 'low';

/** Turns a random number from [0, 1) into a score from 45 to 84, each equally likely. */
export function alignmentScore(random: number): number {
  return lowestScore + Math.floor(random * (highestScore - lowestScore + 1));
}

/** `high` (green) from 85, `middle` (yellow) from 70, `low` (red) below. */
export function alignmentBand(score: number): AlignmentBand {
  if (score >= alignmentThreshold) return 'high';
  return score >= middleBandFrom ? 'middle' : 'low';
}

/** Whether the Symbiosis button is shown. */
export function reachesThreshold(score: number): boolean {
  return score >= alignmentThreshold;
}
