/** Temporary: trying again later may work. */
export class StoreUnavailableError extends Error {
  override name = 'StoreUnavailableError';

  constructor(cause: unknown) {
    const reason = cause instanceof Error ? `: ${cause.message}` : '';
    super(`The store is unavailable${reason}`, { cause });
  }
}

// SQLite primary result codes: busy, locked, read-only, I/O error, corrupt, full, cannot open, not a database.
const sqliteCodes = new Set([5, 6, 8, 10, 11, 13, 14, 26]);
// PostgreSQL classes: connection, rollback (a deadlock), resources, operator intervention, system error, read-only transaction.
const postgresCode = /^(?:08|40|53|57|58|25006)/;

/** Errors that say nothing about the data: no connection, disk full, locked, stopped. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof StoreUnavailableError) return true;
  if (!(error instanceof Error)) return false;
  const { errcode, code } = error as { errcode?: unknown; code?: unknown };
  if (typeof errcode === 'number') return sqliteCodes.has(errcode & 0xff);
  if (typeof code === 'string')
    return postgresCode.test(code) || /^E[A-Z]{3,}$|^ERR_INVALID_STATE$/.test(code);
  // No code: node-postgres got no connection in time, its pool has ended, or Kysely is closed.
  return error.name === 'Error' && /connection|timeout|pool|destroyed/i.test(error.message);
}

export function storeError(error: unknown): unknown {
  return isUnavailable(error) ? new StoreUnavailableError(error) : error;
}
