/** Two years of https (RFC 6797, SEC-04); none for an http origin, which nobody could reach again. */
export function transportSecurity(origin: string): Readonly<Record<string, string>> {
  return origin.startsWith('https:')
    ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }
    : {};
}
