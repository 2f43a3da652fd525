type Step = { readonly title: string; readonly text: string; readonly duration?: string };

/**
 * Steps on a line. `main` is the step that the others lead to and from; it gets the longest segment and minute ticks.
 * Three to five steps; on small screens the line stands upright.
 */
export function Timeline({
  steps,
  main,
  className,
}: {
  steps: readonly Step[];
  main?: number;
  /** For a page whose segments have lengths of their own. */
  className?: string;
}) {
  const kind = main === undefined ? `timeline even even-${steps.length}` : 'timeline';
  return (
    <ol className={className ? `${kind} ${className}` : kind}>
      {steps.map((step, index) => (
        <li key={step.title} className={index === main ? 'main' : undefined}>
          {index === main && <span className="ticks" aria-hidden="true" />}
          <h3>{step.title}</h3>
          {step.duration && <p className="num timeline-duration">{step.duration}</p>}
          <p>{step.text}</p>
        </li>
      ))}
    </ol>
  );
}
