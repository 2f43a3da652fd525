import { type ComponentType, useEffect, useState } from 'react';

export type Load<P> = () => Promise<{ default: ComponentType<P> }>;

/** Unlike React's `lazy`, a failed load throws nothing: an error would unmount everything around, drafts included. */
export function useLoaded<P>(load: Load<P>, loaded?: ComponentType<P>) {
  const [Part, setPart] = useState(() => loaded);
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
  useEffect(() => void (loaded ?? fetchPart()), []);
  return { Part, hasFailed, retry: fetchPart };
}
