import type { Hono } from 'hono';
import type { AuditAction, AuditDetails } from '#domain/audit/audit.ts';
import type { Db } from '#server/core/store/store.ts';
import type { Tables } from '#server/core/store/tables.ts';

export type Operator = Tables['operators'];

export type Session = Tables['sessions'];

/** The operator as stored at the begin of a transaction. */
export type Acting = Operator & {
  at: string;
  record: (action: AuditAction, about?: { target?: string | null; details?: AuditDetails }) => Promise<void>;
};

/**
 * `Store['transaction']` of an operator: reads first whether they still may do it, and hands over the operator as stored
 * at that moment. Rejects, with nothing written, if they may not.
 */
export type OperatorTransaction = <Result>(work: (db: Db, by: Acting) => Promise<Result>) => Promise<Result>;

export type AdminVariables = {
  /** Read when the request came, after its body, and in each of its transactions. */
  operator: Operator;
  session: Session;
  /** The only way for a route to write. Throws what `readAgain` throws. */
  transaction: OperatorTransaction;
  /** Reads session, role and second factor again. Throws 401 and 403. */
  readAgain: () => Promise<void>;
  /** Hash of the password that was typed for this request. */
  confirmedHash?: string | null;
};

export type AdminEnv = { Variables: AdminVariables };

export type AdminResource = Hono<AdminEnv>;
