import type { Role } from '#domain/roles.ts';

/** The columns of the tables behind the admin area's sign-in, publications and audit log; see `tables.ts`. */
export type OperatorTables = {
  operators: OperatorsTable;
  operator_links: OperatorLinksTable;
  recovery_codes: RecoveryCodesTable;
  sessions: SessionsTable;
  devices: DevicesTable;
  sign_in_failures: SignInFailuresTable;
  publications: PublicationsTable;
  audit_log: AuditLogTable;
  settings: SettingsTable;
};

export type OperatorsTable = {
  id: string;
  /** In lower case; one operator per address. */
  email: string;
  name: string;
  role: Role;
  created_at: string;
  /** Argon2id as a PHC string; null until the operator has chosen a password. */
  password_hash: string | null;
  /** Null without a second factor. */
  totp_secret: string | null;
  /** A secret that was shown but not yet confirmed by a code. */
  totp_pending: string | null;
  /** Time step of the last code that was accepted: no code works twice. */
  totp_used_step: number | null;
};

/** One-time links: of the first operator (no `operator_id`), of an invited one, of one who forgot the password. */
export type OperatorLinksTable = {
  token_hash: string;
  operator_id: string | null;
  created_at: string;
  expires_at: string;
};

export type RecoveryCodesTable = { code_hash: string; operator_id: string };

export type SessionsTable = {
  id: string;
  token_hash: string;
  operator_id: string;
  created_at: string;
  last_seen_at: string;
  /** What the browser calls itself, so that an operator can tell sessions apart. */
  user_agent: string;
  /** When the password was typed in this session last; empty if nobody knows. */
  confirmed_at: string;
};

/** Browsers in which an operator has signed in; a cookie holds the token. */
export type DevicesTable = {
  id: string;
  token_hash: string;
  operator_id: string;
  /** When the operator last signed in there. */
  used_at: string;
};

export type SignInFailuresTable = {
  /** What is counted: an account by the hash of its address, whether an operator has it or not, a device or a session. */
  subject: string;
  failures: number;
  last_failed_at: string;
  /** No attempt is looked at before this moment. */
  blocked_until: string;
};

/** Append-only. The versions count from 1 without gaps; before the first one the seeds are what visitors see. */
export type PublicationsTable = {
  version: number;
  operator_id: string;
  published_at: string;
  /** The version this one brought back, if it did. */
  restored_version: number | null;
  /** JSON arrays of what was published. */
  products: string;
  colors: string;
  /** JSON object: the six colours of every offering that does not wear the design's own. */
  catalogue: string;
  /** JSON object: how many products and colours were added, changed and removed. */
  summary: string;
};

/** Append-only, without personal data but the operator's id. */
export type AuditLogTable = {
  id: string;
  happened_at: string;
  /** Null when nobody was signed in, or the server acted by itself. */
  operator_id: string | null;
  action: string;
  target: string | null;
  /** JSON object. */
  details: string;
};

/** Rules of the house that operators change, by name. */
export type SettingsTable = { name: string; value: string };

/** The column names at run time, as `columnsOf` in `tables.ts`. */
export const operatorColumns = {
  operators: [
    'id',
    'email',
    'name',
    'role',
    'created_at',
    'password_hash',
    'totp_secret',
    'totp_pending',
    'totp_used_step',
  ],
  operator_links: ['token_hash', 'operator_id', 'created_at', 'expires_at'],
  recovery_codes: ['code_hash', 'operator_id'],
  sessions: ['id', 'token_hash', 'operator_id', 'created_at', 'last_seen_at', 'user_agent', 'confirmed_at'],
  devices: ['id', 'token_hash', 'operator_id', 'used_at'],
  sign_in_failures: ['subject', 'failures', 'last_failed_at', 'blocked_until'],
  publications: [
    'version',
    'operator_id',
    'published_at',
    'restored_version',
    'products',
    'colors',
    'catalogue',
    'summary',
  ],
  audit_log: ['id', 'happened_at', 'operator_id', 'action', 'target', 'details'],
  settings: ['name', 'value'],
} as const satisfies { [Table in keyof OperatorTables]: readonly (keyof OperatorTables[Table])[] };
