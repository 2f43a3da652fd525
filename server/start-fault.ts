import { resolve } from 'node:path';
import { StoreUnavailableError } from './core/store/store-unavailable.ts';
import type { Env } from './env.ts';
import { codeOf } from './health/check.ts';

type Place = Pick<Env, 'host' | 'port' | 'dataDir' | 'databaseUrl' | 'metricsHost' | 'metricsPort'>;
type Fault = { code?: string; syscall?: string; port?: number };

const wrongFolder = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOENT', 'ELOOP']);
/** SQLite: read-only, I/O error, cannot open. */
const closedFile = new Set(['SQLite 8', 'SQLite 10', 'SQLite 14']);
/** SQLite: full. */
const fullDisk = new Set(['ENOSPC', 'EDQUOT', 'SQLite 13']);
/** SQLite: corrupt, not a database. */
const damagedFile = new Set(['SQLite 11', 'SQLite 26']);

/** Two lines for a terminal: why the server cannot start, and what to do. */
export function startFault(error: unknown, place: Place): string {
  const [reason, ...todo] = reasonsOf(error, place);
  return [`The server cannot start: ${reason}`, ...todo].join('\n');
}

function reasonsOf(error: unknown, place: Place): readonly string[] {
  const fault = error as Fault;
  if (isOfListening(fault)) return listeningFault(fault, place);
  const code = codeOf(error);
  const { databaseUrl } = place;
  const found = databaseUrl ? databaseFault(error, code, new URL(databaseUrl)) : folderFault(code, place);
  return found ?? [error instanceof Error ? error.message : String(error)];
}

function isOfListening({ syscall }: Fault): boolean {
  return syscall === 'listen' || syscall === 'getaddrinfo';
}

function listeningFault({ code, port }: Fault, place: Place): readonly string[] {
  const isOfMetrics = port !== undefined && port === place.metricsPort;
  const [hostName, portName] = isOfMetrics ? ['METRICS_HOST', 'METRICS_PORT'] : ['HOST', 'PORT'];
  const host = isOfMetrics ? place.metricsHost : place.host;
  if (code === 'EADDRINUSE')
    return [
      `another process uses port ${port} of ${host}.`,
      `Stop that process, or set ${portName} to another port.`,
    ];
  if (code === 'EACCES')
    return [
      `this user may not use port ${port}.`,
      `Set ${portName} to 1024 or more, with a proxy in front of it.`,
    ];
  return [
    `${host} is not a network address of this machine (${code}).`,
    `Set ${hostName} to one of its addresses, or to 0.0.0.0 for all.`,
  ];
}

/** Undefined for a reason other than the connection. */
function databaseFault(error: unknown, code: string, { host, pathname }: URL): readonly string[] | undefined {
  if (/^28/.test(code))
    return [
      `the database at ${host} rejects the sign-in (${code}).`,
      'Check the user and password in DATABASE_URL.',
    ];
  if (code === '3D000')
    return [
      `the database server at ${host} has no database ${pathname.slice(1)}.`,
      'Create it, or correct DATABASE_URL.',
    ];
  if (error instanceof StoreUnavailableError || /CERT|SELF_SIGNED/.test(code))
    return [
      `the database at ${host} can't be reached (${code === 'Error' ? 'no answer' : code}).`,
      'Check DATABASE_URL, and whether the database runs.',
    ];
  return undefined;
}

function folderFault(code: string, { dataDir }: Place): readonly string[] | undefined {
  const folder = resolve(dataDir);
  if (fullDisk.has(code))
    return [`the disk of ${folder} is full (${code}).`, 'Free up space, then start again.'];
  if (damagedFile.has(code))
    return [
      `the database in ${folder} is damaged (${code}).`,
      'Restore a backup: npm run restore -- --list shows them.',
    ];
  if (wrongFolder.has(code) || closedFile.has(code))
    return [
      `the folder ${folder} can't be written (${code}).`,
      'Make the user that runs the server its owner, or set DATA_DIR to another folder.',
    ];
  return undefined;
}
