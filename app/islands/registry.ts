import type { ComponentType } from 'react';

/** `touched` starts at the first touch, key or pointer in it; `visible` also when it comes near the screen. */
export type Strategy = 'idle' | 'visible' | 'touched';

type Load<P> = () => Promise<{ default: ComponentType<P> }>;
type IslandEntry<P> = { readonly strategy: Strategy; readonly load: Load<P> };

const on =
  (strategy: Strategy) =>
  <P>(load: Load<P>): IslandEntry<P> => ({ strategy, load });

const idle = on('idle');
const visible = on('visible');
const touched = on('touched');

/** All React code in a visitor's browser (docs/decisions/0002). */
export const islands = {
  'declaration-form': idle(() => import('./declaration-form.tsx')),
  'integration-card': visible(() => import('./integration-card.tsx')),
  'network-canvas': visible(() => import('./network-canvas.tsx')),
  'roi-calculator': touched(() => import('./roi-calculator.tsx')),
  'support-form': idle(() => import('./support-form.tsx')),
  'story-search': visible(() => import('./story-search.tsx')),
  'survey-form': idle(() => import('./survey-form.tsx')),
};

export type IslandName = keyof typeof islands;
export type IslandProps<N extends IslandName> =
  Awaited<ReturnType<(typeof islands)[N]['load']>>['default'] extends ComponentType<infer P> ? P : never;
