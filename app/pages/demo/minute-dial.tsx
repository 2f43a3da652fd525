const marks = Array.from({ length: 60 }, (_, minute) => minute);

/** A clock face of 60 minute marks; the first `minutes` of them are long and amber. */
export function MinuteDial({ minutes, unit, label }: { minutes: number; unit: string; label: string }) {
  return (
    <div className="dial" role="img" aria-label={label}>
      <svg viewBox="-200 -200 400 400" aria-hidden="true">
        {marks.map((minute) => (
          <path
            key={minute}
            className={minute < minutes ? 'on' : undefined}
            d={`M0 -172V${minute < minutes ? -112 : minute % 5 === 0 ? -146 : -158}`}
            transform={`rotate(${minute * 6 + 3})`}
          />
        ))}
      </svg>
      <p aria-hidden="true">
        <b>{minutes}</b>
        <span>{unit}</span>
      </p>
    </div>
  );
}
