import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { painted } from '#app/ui/painted.ts';
import { type Hsl, hslToHex } from '#domain/palette/hex-color.ts';
import { fill } from '#domain/publishing/placeholders.ts';
import { type HueSaturation, hueSaturationAt, movedByKey, positionOf } from './wheel-geometry.ts';

/** A circle of 240 px, by click, drag, touch and keyboard (COLOR-1, A11Y-23). */
export function ColorWheel({ hsl, onChange }: { hsl: Hsl; onChange: (value: HueSaturation) => void }) {
  const { picker } = useAdmin().words.colors;
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
