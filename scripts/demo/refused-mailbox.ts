/** Full, so that a reply to it fails: in the sample data, and each time that it is sent again to the mail catcher. */
export const refusedMailbox = 'theo@volles-postfach.example';

/** The words of a mail server. */
export const refusalText = '5.2.2 Mailbox full, please try again when Theo has tidied up';
export const refusalCode = 552;

export function isRefused(address: string): boolean {
  return address.toLowerCase() === refusedMailbox;
}
