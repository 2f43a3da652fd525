import { type ComponentType, useEffect, useState } from 'react';

export type Load<P> = () => Promise<{ default: ComponentType<P> }>;

/**
 * A part of the area whose code comes once something is shown that needs it. Unlike with React's `lazy`, code that does
 * not come throws nothing and can be asked for again: whoever throws in a place takes all around it along, drafts too.
 */
export function useLoaded<P>(load: Load<P>) {
  const [Part, setPart] = useState<ComponentType<P>>();
  const [hasFailed, setHasFailed] = useState(false);

  async function fetchPart() {
    setHasFailed(false);
    try {
      const loaded = await load();
      setPart(() => loaded.default);
    } catch (error) {
      console.error(error);
      setHasFailed(true);
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is loaded stays
  useEffect(() => void fetchPart(), []);
  return { Part, hasFailed, retry: fetchPart };
}
