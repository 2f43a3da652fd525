import type { NoticeChoices } from '#domain/notice-choice.ts';
import type { Role } from '#domain/roles.ts';

export type OperatorTables = {
  operators: OperatorsTable;
  operator_links: OperatorLinksTable;
  notice_choices: NoticeChoicesTable;
  recovery_codes: RecoveryCodesTable;
  sessions: SessionsTable;
  devices: DevicesTable;
  sign_in_failures: SignInFailuresTable;
  network_salts: NetworkSaltsTable;
  audit_log: AuditLogTable;
  operator_names: OperatorNamesTable;
  settings: SettingsTable;
  backups: BackupsTable;
  carried_out: CarriedOutTable;
};

/** A request that was carried out, for the case that it comes again; `answer` is sealed with its key. */
export type CarriedOutTable = { id: string; at: string; answer: string | null };

export type OperatorsTable = {
  id: string;
  /** In lower case, unique. */
  email: string;
  name: string;
  role: Role;
  created_at: string;
  /** Argon2id as a PHC string; null until the operator has chosen a password. */
  password_hash: string | null;
  totp_secret: string | null;
  /** Obsolete, always null: a session has it. */
  totp_pending: string | null;
  /** Time step of the last accepted code: no code works twice. */
  totp_used_step: number | null;
};

export type NoticeChoicesTable = { operator_id: string } & {
  -readonly [Topic in keyof NoticeChoices]: NoticeChoices[Topic];
};

/** For the first operator (no `operator_id`), invitations, new passwords and new addresses. */
export type OperatorLinksTable = {
  token_hash: string;
  operator_id: string | null;
  created_at: string;
  expires_at: string;
  /** Only in a link that confirms this address; such a link sets no password. */
  new_email: string | null;
  /** Null until it is used; a used link does nothing. */
  used_at: string | null;
  /** Operator who was shown the link; null if it was mailed or made by a command. */
  made_by: string | null;
};

export type RecoveryCodesTable = { code_hash: string; operator_id: string };

export type SessionsTable = {
  id: string;
  token_hash: string;
  operator_id: string;
  created_at: string;
  last_seen_at: string;
  user_agent: string;
  /** When the password was last typed in this session; empty if unknown. */
  confirmed_at: string;
  /** Secret of the second factor that is being set up. */
  totp_pending: string | null;
  totp_begun_at: string | null;
};

export type DevicesTable = {
  id: string;
  token_hash: string;
  operator_id: string;
  used_at: string;
};

export type SignInFailuresTable = {
  /** An account (hash of its address, even if nobody has it), a device, a session or a client network (salted hash). */
  subject: string;
  failures: number;
  last_failed_at: string;
  blocked_until: string;
};

/** Of half a day each; in no backup. */
export type NetworkSaltsTable = { period: string; salt: string };

/** Append-only, no personal data except ids of operators. */
export type AuditLogTable = {
  id: string;
  happened_at: string;
  operator_id: string | null;
  action: string;
  target: string | null;
  /** JSON object. */
  details: string;
  /** Names at the time, in `operator_names`; null in entries older than that table. */
  operator_name_id: string | null;
  subject_name_id: string | null;
};

/** Rows are added when an operator gets another name, and deleted some years after the operator left. */
export type OperatorNamesTable = { id: string; operator_id: string; name: string };

export type SettingsTable = { name: string; value: string };

export type BackupsTable = {
  id: string;
  /** When the schedule wanted it; of one that a person asked for, when it began. */
  due_at: string;
  started_at: string;
  ended_at: string | null;
  /** An error code or a sentence without personal data; null if it succeeded or is under way. */
  error: string | null;
  /** Its name, without the folder. */
  file: string | null;
  bytes: number | null;
  messages: number | null;
  responses: number | null;
  /** When it was last restored for a trial, beside the live store. */
  drilled_at: string | null;
};

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
  operator_links: [
    'token_hash',
    'operator_id',
    'created_at',
    'expires_at',
    'new_email',
    'used_at',
    'made_by',
  ],
  notice_choices: ['operator_id', 'messages', 'declarations', 'responses'],
  recovery_codes: ['code_hash', 'operator_id'],
  sessions: [
    'id',
    'token_hash',
    'operator_id',
    'created_at',
    'last_seen_at',
    'user_agent',
    'confirmed_at',
    'totp_pending',
    'totp_begun_at',
  ],
  devices: ['id', 'token_hash', 'operator_id', 'used_at'],
  sign_in_failures: ['subject', 'failures', 'last_failed_at', 'blocked_until'],
  network_salts: ['period', 'salt'],
  audit_log: [
    'id',
    'happened_at',
    'operator_id',
    'action',
    'target',
    'details',
    'operator_name_id',
    'subject_name_id',
  ],
  operator_names: ['id', 'operator_id', 'name'],
  settings: ['name', 'value'],
  backups: [
    'id',
    'due_at',
    'started_at',
    'ended_at',
    'error',
    'file',
    'bytes',
    'messages',
    'responses',
    'drilled_at',
  ],
  carried_out: ['id', 'at', 'answer'],
} as const satisfies { [Table in keyof OperatorTables]: readonly (keyof OperatorTables[Table])[] };
