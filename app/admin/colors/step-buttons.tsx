import { useAdmin } from '#app/admin/admin-context.ts';
import { Icon } from '#app/ui/icon.tsx';
import { fill } from '#domain/publishing/placeholders.ts';
import type { ColorSteps } from './use-color-steps.ts';

const keys = { undo: 'Control+Z Meta+Z', redo: 'Control+Shift+Z Meta+Shift+Z Control+Y' } as const;

/** With nothing to undo the buttons stay in place, so that they keep the focus. */
export function StepButtons({ steps, name }: { steps: ColorSteps; name: string }) {
  const { editor, picker } = useAdmin().words.colors;
  return (
    <div className="steps">
      {(['undo', 'redo'] as const).map((kind) => (
        <button
          key={kind}
          className="iconbtn"
          title={editor[kind]}
          type="button"
          aria-disabled={steps[kind] === null}
          aria-keyshortcuts={keys[kind]}
          onClick={() => steps[kind]?.()}
        >
          <Icon name={kind} />
          <span className="sr">{editor[kind]}</span>
        </button>
      ))}
      <span className="sr" role="status">
        {steps.broughtBack && fill(picker.changed, { name, hex: steps.broughtBack })}
      </span>
    </div>
  );
}
