import { Icon } from '#app/ui/icon.tsx';

/** Stands above the submit button, where the visitor looks next. */
export function FormProblem({ text }: { text: string | undefined }) {
  return (
    <div role="alert">
      {text && (
        <p className="err">
          <Icon name="alert" />
          <span>{text}</span>
        </p>
      )}
    </div>
  );
}
