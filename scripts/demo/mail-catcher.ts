import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { type CaughtMail, listPage, mailHtml, mailPage } from './mail-pages.ts';
import { isRefused, refusalCode, refusalText } from './refused-mailbox.ts';

export type MailCatcher = {
  smtpUrl: string;
  /** Where the mails can be read. */
  address: string;
  stop: () => Promise<void>;
};

const thisMachine = '127.0.0.1';
/** Older ones go, so that a demo that runs for weeks does not fill the memory. */
const mostMails = 500;

/** Accepts all mails on this machine, passes none on and shows them on a page. Throws if the port of the page is taken. */
export async function startMailCatcher(port: number): Promise<MailCatcher> {
  const mails = new Map<number, CaughtMail>();
  let count = 0;
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo({ address }, _session, done) {
      if (!isRefused(address)) done();
      else done(Object.assign(new Error(refusalText), { responseCode: refusalCode }));
    },
    async onData(stream, _session, done) {
      const mail = await PostalMime.parse(await buffer(stream));
      count += 1;
      mails.set(count, { number: count, at: new Date(), mail });
      mails.delete(count - mostMails);
      done();
    },
  });
  // A client that breaks off is its own trouble.
  smtp.on('error', () => {});
  const pages = createServer((request, response) => {
    const { status, html } = answer(request.url ?? '/');
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    response.end(html);
  });

  function answer(path: string): { status: number; html: string } {
    if (path === '/') return { status: 200, html: listPage([...mails.values()].toReversed()) };
    const [, number, isHtml] = /^\/(\d{1,9})(\/html)?$/.exec(path) ?? [];
    const caught = mails.get(Number(number));
    if (!caught) return { status: 404, html: listPage([]) };
    return { status: 200, html: isHtml ? mailHtml(caught) : mailPage(caught) };
  }

  await listening(pages.listen(port, thisMachine));
  smtp.listen(0, thisMachine);
  await once(smtp.server, 'listening');
  return {
    smtpUrl: `smtp://${thisMachine}:${(smtp.server.address() as AddressInfo).port}`,
    address: `http://${thisMachine}:${(pages.address() as AddressInfo).port}`,
    stop: async () => {
      pages.closeAllConnections();
      await Promise.all([
        new Promise<void>((resolve) => smtp.close(() => resolve())),
        new Promise<void>((resolve) => pages.close(() => resolve())),
      ]);
    },
  };
}

async function listening(server: Server): Promise<void> {
  await once(server, 'listening');
}
