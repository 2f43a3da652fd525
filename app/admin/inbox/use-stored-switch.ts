import { useEffect, useState } from 'react';

/** A setting that this browser keeps. If it refuses storage, the setting lasts as long as the screen. */
export function useStoredSwitch(
  key: string,
  initial: boolean,
): [isOn: boolean, set: (isOn: boolean) => void] {
  const [isOn, setIsOn] = useState(initial);

  useEffect(() => {
    try {
      setIsOn((localStorage.getItem(key) ?? (initial ? 'on' : 'off')) === 'on');
    } catch {}
  }, [key, initial]);

  function set(next: boolean) {
    setIsOn(next);
    try {
      localStorage.setItem(key, next ? 'on' : 'off');
    } catch {}
  }

  return [isOn, set];
}
