import { useEffect, useState } from 'react';

/** A setting, on at first, that this browser keeps. If it refuses storage, the setting lasts as long as the screen. */
export function useStoredSwitch(key: string): [isOn: boolean, set: (isOn: boolean) => void] {
  const [isOn, setIsOn] = useState(true);

  useEffect(() => {
    try {
      setIsOn(localStorage.getItem(key) !== 'off');
    } catch {}
  }, [key]);

  function set(next: boolean) {
    setIsOn(next);
    try {
      localStorage.setItem(key, next ? 'on' : 'off');
    } catch {}
  }

  return [isOn, set];
}
