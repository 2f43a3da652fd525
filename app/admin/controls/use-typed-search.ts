import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigation } from 'react-router';

/** Avoids a request for every letter. */
const pauseMs = 300;

/**
 * What is typed, and how to change it; searches once one pauses. `search` is what is searched for now: a change from
 * outside replaces what is typed.
 */
export function useTypedSearch(search: string, onSearch: (search: string) => void) {
  const [text, setText] = useState(search);
  const [known, setKnown] = useState(search);
  const { state } = useNavigation();
  if (search !== known) {
    setKnown(search);
    if (search !== text.trim()) setText(search);
  }
  // Reads the current address, and waits while another page is opening.
  const look = useEffectEvent(() => {
    if (state === 'idle' && text.trim() !== search) onSearch(text.trim());
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the text begins the pause anew
  useEffect(() => {
    const timer = setTimeout(look, pauseMs);
    return () => clearTimeout(timer);
  }, [text, state]);
  return [text, setText] as const;
}
