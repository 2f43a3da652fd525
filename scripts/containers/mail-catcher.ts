// Stands in for Mailpit: takes mails on port 1025, shows those it got on 8025. `readyz` asks whether it runs.
import { createServer } from 'node:http';
import { argv, exit } from 'node:process';
import { SMTPServer } from 'smtp-server';

const shownAt = 8025;
if (argv[2] === 'readyz') {
  const { ok } = await fetch(`http://127.0.0.1:${shownAt}/readyz`);
  exit(ok ? 0 : 1);
}
const mails: { to: string[]; text: string }[] = [];
new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData(stream, session, done) {
    let text = '';
    stream.on('data', (chunk) => {
      text += chunk;
    });
    stream.on('end', () => {
      mails.push({ to: session.envelope.rcptTo.map(({ address }) => address), text });
      done();
    });
  },
}).listen(1025, '0.0.0.0');
createServer((_, response) => {
  response.setHeader('content-type', 'application/json').end(JSON.stringify(mails));
}).listen(shownAt, '0.0.0.0');
process.once('SIGTERM', () => exit(0));
