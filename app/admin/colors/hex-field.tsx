import { useState } from 'react';
import { useAdmin } from '#app/admin/admin-context.ts';
import { painted } from '#app/ui/painted.ts';
import { isHexColor } from '#domain/palette/hex-color.ts';
import { fill } from '#domain/publishing/placeholders.ts';

/** Applies only # and exactly 6 hex digits (COLOR-3); the field says when it ignores other input. */
export function HexField({ color, onChange }: { color: string; onChange: (color: string) => void }) {
  const { picker } = useAdmin().words.colors;
  const [typed, setTyped] = useState<string | null>(null);
  const [ignored, setIgnored] = useState<string | null>(null);

  function type(text: string) {
    setIgnored(null);
    if (isHexColor(text)) {
      setTyped(null);
      onChange(text);
    } else setTyped(text);
  }

  return (
    <div className="field">
      <label htmlFor="hex-value">{picker.hex}</label>
      <div className="hex">
        <i className="swatch" ref={painted({ '--c': color })} aria-hidden="true" />
        <input
          id="hex-value"
          className="input num"
          autoComplete="off"
          spellCheck={false}
          aria-describedby="hex-hint"
          value={typed ?? color}
          onChange={(event) => type(event.currentTarget.value.trim())}
          onBlur={() => {
            setIgnored(typed);
            setTyped(null);
          }}
        />
      </div>
      <p id="hex-hint" className="hint">
        {picker.hexHint}
      </p>
      <p className="error" role="status">
        {ignored && fill(picker.hexIgnored, { text: ignored, hex: color })}
      </p>
    </div>
  );
}
