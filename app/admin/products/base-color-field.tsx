import { useAdmin } from '#app/admin/admin-context.ts';
import { Field } from '#app/forms/field.tsx';
import { painted } from '#app/ui/painted.ts';
import { baseIndex } from '#domain/palette/palette.ts';

type Props = {
  color: string;
  shown: readonly string[];
  error: string | undefined;
  onChange: (color: string) => void;
};

export function BaseColorField({ color, shown, error, onChange }: Props) {
  const texts = useAdmin().words.productDialog.baseColor;
  const valid = shown[baseIndex]!;
  return (
    <Field form="product" name="baseColor" texts={texts} error={error}>
      {(control) => (
        <div className="hex">
          <input
            ref={painted({ '--c': valid })}
            className="swatch"
            type="color"
            aria-label={texts.picker}
            title={texts.picker}
            value={valid.toLowerCase()}
            onChange={(event) => onChange(event.currentTarget.value.toUpperCase())}
          />
          <input
            {...control}
            className="input num"
            autoComplete="off"
            spellCheck={false}
            value={color}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        </div>
      )}
    </Field>
  );
}
