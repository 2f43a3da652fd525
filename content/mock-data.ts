import { type Expertise, expertises } from '#domain/publishing/alignment.ts';

type ParticleMock = {
  readonly x: number;
  readonly y: number;
  readonly expertise: Expertise;
  readonly active: boolean;
};

/** GENESIS-3. Deterministic, so that server and browser draw the same picture. */
export function mockParticlesOf(count: number): ParticleMock[] {
  return Array.from({ length: count }, (_, index) => ({
    // Additive recurrence with the plastic number spreads points evenly for any count.
    x: (0.5 + index * 0.7548776662466927) % 1,
    y: (0.5 + index * 0.5698402909980532) % 1,
    expertise: expertises[index % expertises.length]!,
    active: index % 7 !== 6,
  }));
}
