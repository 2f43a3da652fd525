/**
 * The Strict-Transport-Security header (RFC 6797) of a site with this public origin: browsers stay with https for two
 * years (SEC-04). None where the origin is not https: nobody could come back.
 */
export function transportSecurity(origin: string): Readonly<Record<string, string>> {
  return origin.startsWith('https:')
    ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }
    : {};
}
