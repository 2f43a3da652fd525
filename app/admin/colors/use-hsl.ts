import { useState } from 'react';
import { type Hsl, hexToHsl, hslToHex } from '#domain/palette/hex-color.ts';

/** Keeps the last position for the same colour: grey has no hue, and a slider that jumped to 0 would be stuck. */
export function useHsl(color: string, onChange: (color: string) => void) {
  const [chosen, setChosen] = useState<Hsl>(() => hexToHsl(color));
  const hsl = hslToHex(chosen) === color.toUpperCase() ? chosen : hexToHsl(color);

  function change(part: Partial<Hsl>) {
    const next = { ...hsl, ...part };
    setChosen(next);
    onChange(hslToHex(next));
  }
  return { hsl, change };
}
