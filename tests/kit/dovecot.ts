import { type ChildProcess, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ImapFlow } from 'imapflow';
import { freePort } from './free-port.ts';
import { ordinaryUser } from './ordinary-user.ts';

const user = 'hello@example.com';
const password = 'p@ss/w:rd%1';
const startingMs = 15_000;

/** A real IMAP server with one account. Throws where Dovecot is missing: its tests are never skipped. */
export async function startDovecot() {
  const program = findDovecot();
  if (!program) throw new Error('The tests of the mailbox need Dovecot: sh scripts/install-dovecot.sh');
  const folder = mkdtempSync(join(tmpdir(), 'site-dovecot-'));
  const port = await freePort();
  const home = join(folder, 'home');
  mkdirSync(home);
  const identity = ordinaryUser();
  // The server's own folders are root's where tests run as root, the mails are an ordinary user's.
  chmodSync(folder, 0o755);
  if (identity) chownSync(home, identity.uid, identity.gid);
  writeFileSync(join(folder, 'conf'), configuration({ folder, home, port, identity }));
  let server: ChildProcess;
  await start();
  process.once('exit', kill);

  async function start(): Promise<void> {
    server = spawn(program!, ['-F', '-c', join(folder, 'conf')], { stdio: 'ignore', detached: true });
    const until = performance.now() + startingMs;
    while (!(await answers(port))) {
      if (performance.now() > until || server.exitCode !== null) throw new Error('Dovecot does not start');
      await delay(50);
    }
  }

  async function stopServer(): Promise<void> {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const gone = new Promise((resolve) => server.once('exit', resolve));
    killAll();
    await gone;
  }

  /** The processes that hold connections outlive their master for a while. */
  function killAll(): void {
    process.kill(-server.pid!, 'SIGKILL');
  }

  function kill(): void {
    killAll();
    rmSync(folder, { recursive: true, force: true });
  }

  return {
    /** An empty folder of its own. */
    mailbox: async () => {
      const name = `box${Math.random().toString(36).slice(2)}`;
      await withClient(port, async (client) => await client.mailboxCreate(name));
      return {
        url: `imap://${encodeURIComponent(user)}:${encodeURIComponent(password)}@127.0.0.1:${port}/${name}`,
        /** As a mail server would. */
        deliver: async (...mails: readonly (string | Buffer)[]) =>
          await withClient(port, async (client) => {
            for (const mail of mails) await client.append(name, mail);
          }),
        /** How many are there, and the flags that somebody has set. */
        look: async () =>
          await withClient(port, async (client) => {
            await client.mailboxOpen(name, { readOnly: true });
            const found = await client.fetchAll('1:*', { flags: true });
            const flags = found.flatMap((mail) => [...(mail.flags ?? [])]);
            return { count: found.length, flags: flags.filter((flag) => flag !== '\\Recent') };
          }),
        /** As after a restore: the same mails, numbered anew. */
        renumber: async () => {
          await stopServer();
          const mails = join(home, 'mail', `.${name}`);
          for (const file of readdirSync(mails)) if (file.startsWith('dovecot')) rmSync(join(mails, file));
          await start();
        },
      };
    },
    restart: async (whileDown: () => Promise<unknown>) => {
      await stopServer();
      await whileDown();
      await start();
    },
    stop: async () => {
      process.off('exit', kill);
      await stopServer();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** In the search path, or where Debian puts it outside of it. */
export function findDovecot(): string | undefined {
  const places = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin'];
  return places.map((place) => join(place, 'dovecot')).find((program) => existsSync(program));
}

async function withClient<Result>(
  port: number,
  work: (client: ImapFlow) => Promise<Result>,
): Promise<Result> {
  const client = new ImapFlow({
    host: '127.0.0.1',
    port,
    secure: false,
    auth: { user, pass: password },
    logger: false,
    disableAutoIdle: true,
  });
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.logout();
  }
}

async function answers(port: number): Promise<boolean> {
  return await new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('data', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
    socket.setTimeout(1000, () => {
      socket.destroy();
      resolve(false);
    });
  });
}

type Settings = {
  folder: string;
  home: string;
  port: number;
  identity: { uid: number; gid: number } | undefined;
};

function configuration({ folder, home, port, identity }: Settings): string {
  const { uid, gid, username } = userInfo();
  const own = identity ? '' : `default_internal_user = ${username}\ndefault_login_user = ${username}\n`;
  return `protocols = imap
listen = 127.0.0.1
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
ssl = no
disable_plaintext_auth = no
${own}first_valid_uid = 1
first_valid_gid = 1
mail_location = maildir:${home}/mail
mailbox_list_index = no
passdb {
  driver = static
  # A percent sign would begin a variable.
  args = password={plain}${password.replaceAll('%', '%%')}
}
userdb {
  driver = static
  args = uid=${identity?.uid ?? uid} gid=${identity?.gid ?? gid} home=${home}
}
service imap-login {
  chroot =
  inet_listener imap {
    address = 127.0.0.1
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
service stats {
  chroot =
}
`;
}
