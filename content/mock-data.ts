import { type Expertise, expertises } from '#domain/alignment.ts';

type ParticleMock = {
  /** Position in parts of the canvas, 0 to 1. */
  readonly x: number;
  readonly y: number;
  readonly expertise: Expertise;
  readonly active: boolean;
};

/**
 * Mock node particles (spec 1 §3), spread evenly and the same at every call, so that server and browser draw one
 * picture. The colour follows from the expertise. Every seventh node is inactive.
 */
export function mockParticlesOf(count: number): ParticleMock[] {
  return Array.from({ length: count }, (_, index) => ({
    // Additive recurrence with the plastic number: neighbours never clump, whatever the count.
    x: (0.5 + index * 0.7548776662466927) % 1,
    y: (0.5 + index * 0.5698402909980532) % 1,
    expertise: expertises[index % expertises.length]!,
    active: index % 7 !== 6,
  }));
}
