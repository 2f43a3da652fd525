const port = Number(process.env.E2E_PORT ?? 3200);

export const siteAddress = `http://127.0.0.1:${port}`;
export const smtpPort = port + 1;
export const mailboxAddress = `http://127.0.0.1:${port + 2}`;
export const firstStartPort: number = port + 3;
