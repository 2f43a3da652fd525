export type MailboxAddress = {
  host: string;
  port: number;
  isSecure: boolean;
  isThisMachine: boolean;
  user: string;
  pass: string;
  folder: string;
  /** Names the mailbox in the store. */
  name: string;
};

/** `imaps://user:password@host/folder`, user and password encoded as in every address; no folder is INBOX. */
export function mailboxAddress(url: string): MailboxAddress {
  const { protocol, hostname, port, username, password, pathname } = new URL(url);
  const isSecure = protocol === 'imaps:';
  const user = decodeURIComponent(username);
  const folder = decodeURIComponent(pathname.slice(1)) || 'INBOX';
  return {
    host: hostname,
    port: Number(port || (isSecure ? 993 : 143)),
    isSecure,
    isThisMachine: /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname),
    user,
    pass: decodeURIComponent(password),
    folder,
    name: `${user}@${hostname}/${folder}`,
  };
}
