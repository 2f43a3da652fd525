import type { PlanFailure, PlanState } from '#domain/answers/plan.ts';
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
  publications: PublicationsTable;
  content_versions: ContentVersionsTable;
  content_draft: ContentDraftTable;
  content_approvals: ContentApprovalsTable;
  plans: PlansTable;
  preview_links: PreviewLinksTable;
  audit_log: AuditLogTable;
  operator_names: OperatorNamesTable;
  settings: SettingsTable;
  backups: BackupsTable;
};

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
};

export type DevicesTable = {
  id: string;
  token_hash: string;
  operator_id: string;
  used_at: string;
};

export type SignInFailuresTable = {
  /** An account (hash of its address, even if nobody has it), a device or a session. */
  subject: string;
  failures: number;
  last_failed_at: string;
  blocked_until: string;
};

/** Append-only. Versions count from 1 without gaps; before the first one visitors see the seeds. */
export type PublicationsTable = {
  version: number;
  operator_id: string;
  published_at: string;
  restored_version: number | null;
  products: string;
  colors: string;
  /** JSON object: the six colours of every offering that has its own instead of the design's. */
  catalogue: string;
  /** JSON object: numbers of products and colours added, changed and removed. */
  summary: string;
  /** In `content_versions`; 0: as the files have it. */
  content_version: number;
  /** Null: nobody had to. */
  approved_by: string | null;
};

/** Append-only. `edits` is JSON of `StoredEdits`, complete. */
export type ContentVersionsTable = { version: number; edits: string };

/** What operators have changed and nobody has published; one draft for all of them. */
export type ContentDraftTable = {
  field: string;
  /** JSON; null: as the files have it. */
  value: string | null;
  /** JSON of what the files said when it was written; null: unknown. */
  over_value: string | null;
  revision: number;
  operator_id: string;
  changed_at: string;
};

/** Links that show the draft; each ends by itself. */
export type PreviewLinksTable = {
  id: string;
  token_hash: string;
  operator_id: string;
  created_at: string;
  expires_at: string;
};

/** `print`: of what the files said then. */
export type ContentApprovalsTable = {
  place: string;
  print: string;
  operator_id: string;
  approved_at: string;
};

export type PlansTable = {
  id: string;
  operator_id: string;
  created_at: string;
  due_at: string | null;
  needs_approval: 0 | 1;
  approved_by: string | null;
  state: PlanState;
  failure: PlanFailure | null;
  /** JSON list. */
  places: string;
  version: number | null;
  base_version: number;
  /** JSON list. */
  products: string;
  /** JSON list of `DraftedField`. */
  fields: string;
  /** How often a process has begun to carry it out. */
  tries: number;
  /** Not before; null: at once. */
  next_try_at: string | null;
  /** Null while it waits, and where an earlier build ended it. */
  ended_at: string | null;
};

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
  operator_links: ['token_hash', 'operator_id', 'created_at', 'expires_at', 'new_email'],
  notice_choices: ['operator_id', 'messages', 'declarations', 'responses'],
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
    'content_version',
    'approved_by',
  ],
  content_versions: ['version', 'edits'],
  content_draft: ['field', 'value', 'over_value', 'revision', 'operator_id', 'changed_at'],
  preview_links: ['id', 'token_hash', 'operator_id', 'created_at', 'expires_at'],
  content_approvals: ['place', 'print', 'operator_id', 'approved_at'],
  plans: [
    'id',
    'operator_id',
    'created_at',
    'due_at',
    'needs_approval',
    'approved_by',
    'state',
    'failure',
    'places',
    'version',
    'base_version',
    'products',
    'fields',
    'tries',
    'next_try_at',
    'ended_at',
  ],
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
} as const satisfies { [Table in keyof OperatorTables]: readonly (keyof OperatorTables[Table])[] };
