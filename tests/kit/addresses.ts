const port = Number(process.env.E2E_PORT ?? 3200);

/** Where the browser tests find the site, its mail server and the mailbox they read. */
export const siteAddress = `http://127.0.0.1:${port}`;
export const smtpPort = port + 1;
export const mailboxAddress = `http://127.0.0.1:${port + 2}`;
/** A server of its own, for the test of the first start. */
export const firstStartPort: number = port + 3;
