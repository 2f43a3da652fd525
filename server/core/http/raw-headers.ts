/** Values of a header as they arrived. Node's `headers` would read every header of the request. */
export function valuesOf(rawHeaders: readonly string[], name: Lowercase<string>): string[] {
  const values: string[] = [];
  for (let place = 0; place < rawHeaders.length; place += 2) {
    const candidate = rawHeaders[place]!;
    if (candidate.length === name.length && candidate.toLowerCase() === name)
      values.push(rawHeaders[place + 1]!);
  }
  return values;
}

/** The whole list, which may be sent in several headers (RFC 9110 5.3). */
export function listOf(rawHeaders: readonly string[], name: Lowercase<string>): string | undefined {
  const values = valuesOf(rawHeaders, name);
  return values.length < 2 ? values[0] : values.join(', ');
}
