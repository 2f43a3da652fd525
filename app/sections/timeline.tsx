type Step = { readonly title: string; readonly text: string; readonly duration?: string };

/** Three to five steps; `main` gets the longest segment and minute ticks. */
export function Timeline({
  steps,
  main,
  className,
}: {
  steps: readonly Step[];
  main?: number;
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
