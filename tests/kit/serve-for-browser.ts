// Starts the built site on an empty SQLite store, a mail server with an open mailbox, and the one it reads answers from.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { mailboxAddress, siteAddress, smtpPort } from './addresses.ts';
import { addOverdueMessage } from './browser-message.ts';
import { addOperator } from './browser-operator.ts';
import { startDovecot } from './dovecot.ts';
import { refusedAtFirst } from './refused-mail.ts';
import { builtServer } from './server-process.ts';

const mails: unknown[] = [];
const refused = new Set<string>();

const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  async onData(stream, _session, done) {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk);
    const mail = await PostalMime.parse(Buffer.concat(chunks));
    const id = mail.messageId ?? '';
    if (mail.text?.includes(refusedAtFirst) && !refused.has(id)) {
      refused.add(id);
      done(Object.assign(new Error('Mailbox unavailable'), { responseCode: 550 }));
      return;
    }
    mails.push(mail);
    done();
  },
});
smtp.listen(smtpPort, '127.0.0.1');

const dovecot = await startDovecot();
const answers = await dovecot.mailbox();

const mailbox = createServer(async (request, response) => {
  if (request.method === 'POST') await answers.deliver(await text(request));
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(mails));
});
mailbox.listen(Number(new URL(mailboxAddress).port), '127.0.0.1');

const dataDir = await mkdtemp(join(tmpdir(), 'site-e2e-'));
await addOperator({ dataDir });
await addOverdueMessage({ dataDir });
const site = spawn(process.execPath, [builtServer], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: {
    ...process.env,
    NODE_ENV: 'production',
    PORT: new URL(siteAddress).port,
    SITE_URL: siteAddress,
    DATA_DIR: dataDir,
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    IMAP_URL: answers.url,
    RATE_LIMIT_PER_10_MIN: '0',
    // Tests wait for the notice about what they sent.
    NOTICES_PER_HOUR: '0',
    TRUSTED_PROXY_HOPS: '1',
  },
});

process.on('SIGTERM', () => site.kill('SIGTERM'));
process.on('SIGINT', () => site.kill('SIGTERM'));
site.on('exit', async (code) => {
  await dovecot.stop();
  await rm(dataDir, { recursive: true, force: true });
  process.exit(code ?? 0);
});
