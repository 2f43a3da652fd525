import { Icon } from '#app/ui/icon.tsx';

/** A failure that concerns the whole form; stays where the visitor looks next, above the submit button. */
export function FormProblem({ text }: { text: string | undefined }) {
  return (
    <div role="alert">
      {text && (
        <p className="err">
          <Icon name="alert" />
          {text}
        </p>
      )}
    </div>
  );
}
