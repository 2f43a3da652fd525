/** Two years of https (RFC 6797, SEC-04). An http origin gets none, because browsers could no longer reach it. */
export function transportSecurity(origin: string): Readonly<Record<string, string>> {
  return origin.startsWith('https:')
    ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }
    : {};
}
