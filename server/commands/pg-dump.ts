import { spawn } from 'node:child_process';
import { BackupError } from './backup-file.ts';

type Dump = { databaseUrl: string; snapshot: string; path: string; signal: AbortSignal };

/** Writes what `snapshot` of the database holds into the file at `path`, in PostgreSQL's custom format. */
export async function pgDump({ databaseUrl, snapshot, path, signal }: Dump): Promise<void> {
  const { address, password } = separatePassword(databaseUrl);
  const options = ['--format=custom', '--no-password', `--snapshot=${snapshot}`, `--file=${path}`];
  const secret = password === '' ? {} : { PGPASSWORD: password };
  await run('pg_dump', [...options, `--dbname=${address}`], signal, secret);
}

/** Reads all of a dump, without restoring it. Throws if it is not whole. */
export async function checkDump(path: string, signal: AbortSignal): Promise<void> {
  await run('pg_restore', ['--file=-', path], signal);
}

/**
 * Every user of the machine can read in the list of processes what a program was called with, so the password goes
 * another way. Names of parameters that only Node's driver knows would be refused.
 */
function separatePassword(databaseUrl: string): { address: string; password: string } {
  const url = new URL(databaseUrl);
  const password = url.searchParams.get('password') || decodeURIComponent(url.password);
  url.password = '';
  for (const name of ['password', 'uselibpqcompat']) url.searchParams.delete(name);
  // PostgreSQL's programs take a plus sign for what it is.
  url.search = url.search.replaceAll('+', '%20');
  return { address: url.href, password };
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
