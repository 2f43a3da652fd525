import { spawn } from 'node:child_process';
import { BackupError } from './backup-file.ts';

type Dump = { databaseUrl: string; snapshot: string; path: string; signal: AbortSignal };

/** Dumps `snapshot` of the database to `path` in PostgreSQL's custom format. */
export async function pgDump({ databaseUrl, snapshot, path, signal }: Dump): Promise<void> {
  const { address, secret } = connection(databaseUrl);
  const options = ['--format=custom', '--no-password', `--snapshot=${snapshot}`, `--file=${path}`];
  // What a restore has set aside may hold persons who were erased since.
  options.push('--exclude-schema=before_restore_*');
  await run('pg_dump', [...options, `--dbname=${address}`], signal, secret);
}

/** All or nothing, into a database without tables. */
export async function pgRestore({ databaseUrl, path, signal }: Omit<Dump, 'snapshot'>): Promise<void> {
  const { address, secret } = connection(databaseUrl);
  const options = ['--no-owner', '--no-acl', '--exit-on-error', '--single-transaction', '--no-password'];
  await run('pg_restore', [...options, `--dbname=${address}`, path], signal, secret);
}

export async function checkDump(path: string, signal: AbortSignal): Promise<void> {
  await run('pg_restore', ['--file=-', path], signal);
}

/** Users can read others' command lines, so the password is separate; libpq refuses Node's own parameters. */
function connection(databaseUrl: string): { address: string; secret: NodeJS.ProcessEnv } {
  const url = new URL(databaseUrl);
  const password = url.searchParams.get('password') || decodeURIComponent(url.password);
  url.password = '';
  for (const name of ['password', 'uselibpqcompat']) url.searchParams.delete(name);
  // libpq does not decode a plus sign as a space.
  url.search = url.search.replaceAll('+', '%20');
  return { address: url.href, secret: password === '' ? {} : { PGPASSWORD: password } };
}

async function run(
  program: string,
  options: readonly string[],
  signal: AbortSignal,
  variables: NodeJS.ProcessEnv = {},
): Promise<void> {
  const env = { ...process.env, ...variables };
  const child = spawn(program, options, { env, signal, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-2000);
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ENOENT' ? notInstalled(program) : error),
    );
    child.once('close', resolve);
  });
  if (code !== 0)
    throw new Error(said.trim().replaceAll(/\s+/g, ' ') || `${program} ended with code ${code}`);
}

function notInstalled(program: string): BackupError {
  return new BackupError(
    `${program} is not installed: it comes with PostgreSQL's client programs, which must not be older than the server.`,
  );
}
