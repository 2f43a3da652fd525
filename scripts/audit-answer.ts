/** Serious ones are to be mended before anything ships. */
export type Weakness = { text: string; isSerious: boolean };
export type AuditAnswer = { weaknesses: readonly Weakness[] } | { unasked: string };

type Via = string | { title?: string; url?: string };
type Vulnerability = { name: string; severity: string; range: string; via: readonly Via[] };

/** What `npm audit --json` printed. A registry that does not answer is told apart from one that knows nothing bad. */
export function readAudit(printed: string): AuditAnswer {
  let answer: unknown;
  try {
    answer = JSON.parse(printed);
  } catch {
    return { unasked: 'npm printed no answer' };
  }
  const { vulnerabilities, message, error } = (answer ?? {}) as {
    vulnerabilities?: Record<string, Vulnerability>;
    message?: string;
    error?: { summary?: string };
  };
  if (!vulnerabilities) return { unasked: message || error?.summary || 'npm printed no answer' };
  return { weaknesses: Object.values(vulnerabilities).map(inWords) };
}

function inWords({ name, severity, range, via }: Vulnerability): Weakness {
  const reasons = via.map((reason) =>
    typeof reason === 'string' ? `through ${reason}` : [reason.title, reason.url].filter(Boolean).join(' '),
  );
  return {
    text: `${name} ${range} (${severity}): ${reasons.join('; ')}`,
    isSerious: severity === 'high' || severity === 'critical',
  };
}
