/** RFC 2606 reserves `.example`: no mailbox can be there, so the link for the first account is not mailed to it. */
export function isExampleAddress(email: string): boolean {
  return /\.example$/i.test(email.trim());
}
