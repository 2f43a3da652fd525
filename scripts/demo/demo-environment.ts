import { adminWords } from '#content/admin/words.ts';
import { demoTimeZone } from './moments.ts';

const { de, en } = adminWords;

/** A reason that its reader can do something about. */
export class DemoError extends Error {
  override name = 'DemoError';
}

type Given = { port: number; dataDir: string; backupDir: string; smtpUrl: string };

/** Nothing else is inherited: DATABASE_URL or SMTP_URL would lead to a real site. */
const inherited = ['PATH', 'HOME', 'TMPDIR', 'LOG_LEVEL', 'NODE_COMPILE_CACHE'];

/** The variables of the site of the demo. */
export function demoEnvironment({ port, dataDir, backupDir, smtpUrl }: Given) {
  return {
    ...Object.fromEntries(
      inherited.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
    ),
    NODE_ENV: 'production',
    TZ: demoTimeZone,
    HOST: '127.0.0.1',
    PORT: String(port),
    SITE_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: dataDir,
    BACKUP_DIR: backupDir,
    SMTP_URL: smtpUrl,
    OPERATOR_EMAIL: 'office@team.example',
    INDEXING: 'off',
    DEMO: 'on',
    NOTICE_DE: de.demo.notice,
    NOTICE_EN: en.demo.notice,
  };
}

const mostPorts = 65_534;

export function portOf({ PORT = '3000' }: Readonly<Record<string, string | undefined>>): number {
  const port = Number(PORT);
  if (Number.isInteger(port) && port > 0 && port <= mostPorts) return port;
  throw new DemoError(`PORT expects a whole number from 1 to ${mostPorts}.`);
}
