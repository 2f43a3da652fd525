import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useWords } from '#app/admin/use-words.ts';
import { painted } from '#app/ui/painted.ts';
import { colorsWords } from '#content/admin/colors.ts';
import { type Hsl, hslToHex } from '#domain/palette/hex-color.ts';
import { fill } from '#domain/publishing/placeholders.ts';

/** A circle of 240 px, by click, drag, touch and keyboard (COLOR-1, A11Y-23). */
export function ColorWheel({ hsl, onChange }: { hsl: Hsl; onChange: (value: HueSaturation) => void }) {
  const { picker } = useWords(colorsWords).colors;
  const wheel = useRef<HTMLDivElement>(null);
  const { x, y } = positionOf(hsl);

  function follow(event: PointerEvent) {
    const { left, top, width, height } = wheel.current!.getBoundingClientRect();
    onChange(hueSaturationAt(event.clientX - left - width / 2, event.clientY - top - height / 2));
  }

  function onPointerDown(event: PointerEvent<HTMLDivElement>) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    follow(event);
  }

  function onKeyDown(event: KeyboardEvent) {
    const moved = movedByKey(event.key, event.shiftKey, hsl);
    if (!moved) return;
    event.preventDefault();
    onChange(moved);
  }

  return (
    <div className="wheel-place">
      <div
        ref={wheel}
        className="wheel"
        role="slider"
        tabIndex={0}
        aria-label={picker.wheelLabel}
        aria-describedby="wheel-hint"
        aria-valuemin={0}
        aria-valuemax={360}
        aria-valuenow={hsl.h}
        aria-valuetext={fill(picker.wheelValue, { hue: hsl.h, saturation: hsl.s })}
        onPointerDown={onPointerDown}
        onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && follow(event)}
        onKeyDown={onKeyDown}
      >
        <i ref={painted({ '--x': `${x}px`, '--y': `${y}px`, '--c': hslToHex(hsl) })} />
      </div>
      <p id="wheel-hint" className="hint">
        {picker.wheelHint}
      </p>
    </div>
  );
}

/** In px (COLOR-1). */
export const wheelSize = 240;

type HueSaturation = Pick<Hsl, 'h' | 's'>;

/** In px from the centre: hue 0 to the right, clockwise like `conic-gradient(from 90deg)`. */
export function positionOf({ h, s }: HueSaturation): { x: number; y: number } {
  const angle = (h * Math.PI) / 180;
  const distance = (s / 100) * (wheelSize / 2);
  return { x: Math.cos(angle) * distance, y: Math.sin(angle) * distance };
}

/** Whole numbers; a point outside the circle counts as on the rim. */
export function hueSaturationAt(x: number, y: number): HueSaturation {
  const degrees = (Math.atan2(y, x) * 180) / Math.PI;
  const distance = Math.hypot(x, y) / (wheelSize / 2);
  return { h: Math.round(degrees + 360) % 360, s: Math.round(Math.min(1, distance) * 100) };
}

/** Left and right change the hue, up and down the saturation, by 1, with Shift by 10; else null. */
export function movedByKey(key: string, isBig: boolean, { h, s }: HueSaturation): HueSaturation | null {
  const step = isBig ? 10 : 1;
  if (key === 'ArrowRight') return { h: (h + step) % 360, s };
  if (key === 'ArrowLeft') return { h: (h + 360 - step) % 360, s };
  if (key === 'ArrowUp') return { h, s: Math.min(100, s + step) };
  if (key === 'ArrowDown') return { h, s: Math.max(0, s - step) };
  return null;
}
