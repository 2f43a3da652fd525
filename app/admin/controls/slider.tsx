import { type KeyboardEvent, useId } from 'react';
import { painted } from '#app/ui/painted.ts';

type Props = {
  label: string;
  value: number;
  max: number;
  valueText: string;
  shown: string;
  track: string;
  onChange: (value: number) => void;
};

/** Factor for arrow keys with Shift. */
const bigStep = 10;

/** From 0 to `max` in steps of 1, by pointer, touch and keyboard (A11Y-23). */
export function Slider({ label, value, max, valueText, shown, track, onChange }: Props) {
  const id = useId();

  function onKeyDown(event: KeyboardEvent) {
    if (!event.shiftKey) return;
    const direction = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key];
    if (!direction) return;
    event.preventDefault();
    onChange(Math.min(max, Math.max(0, value + direction * bigStep)));
  }

  return (
    <div className="slider">
      <label htmlFor={id}>{label}</label>
      <input
        ref={painted({ '--track': track })}
        id={id}
        type="range"
        min={0}
        max={max}
        step={1}
        value={value}
        aria-valuetext={valueText}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        onKeyDown={onKeyDown}
      />
      <span className="num" aria-hidden="true">
        {shown}
      </span>
    </div>
  );
}
