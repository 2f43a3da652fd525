import type { Generated } from 'kysely';
import type { Role } from '#domain/accounts/roles.ts';
import type { IncomingKind } from '#domain/api/inbox/incoming-mail.ts';
import type { ReleaseFailure, ReleaseState } from '#domain/api/release.ts';
import type { MessageKind, MessageStatus, ResponseStatus } from '#domain/inbox/inbox.ts';
import type { DraftKind } from '#domain/inbox/message-draft.ts';
import type { HoldReason, MailKind, MailStatus, NoAcknowledgement } from '#domain/outbox/mail-kinds.ts';
import type { NoticeChoices } from '#domain/outbox/notice-choice.ts';

// Written by `npm run store-types` from the migrated store; the meaning of columns is in migrations/.
export type Tables = {
  attempts: {
    subject: string;
    count: number;
    last_at: string;
    blocked_until: string;
  };
  audit_log: {
    id: string;
    happened_at: string;
    operator_id: string | null;
    action: string;
    target: string | null;
    details: string;
    operator_name_id: string | null;
    subject_name_id: string | null;
  };
  backups: {
    id: string;
    due_at: string;
    started_at: string;
    ended_at: string | null;
    error: string | null;
    file: string | null;
    bytes: number | null;
    messages: number | null;
    responses: number | null;
    drilled_at: string | null;
  };
  blocked_senders: {
    id: string;
    email_key: string;
    email: string;
    operator_id: string;
    blocked_at: string;
  };
  carried_out: {
    id: string;
    at: string;
    answer: string | null;
  };
  content_draft: {
    field: string;
    value: string | null;
    based_on: string | null;
    revision: number;
    operator_id: string;
    changed_at: string;
  };
  content_reviews: {
    place: string;
    print: string;
    operator_id: string;
    reviewed_at: string;
  };
  devices: {
    id: string;
    token_hash: string;
    operator_id: string;
    used_at: string;
  };
  erasures: {
    submission_id: string;
    source: 'support_messages' | 'survey_responses';
  };
  incoming_mails: {
    id: string;
    message_id: string;
    mail_hash: string;
    kind: IncomingKind;
    created_at: string;
    from_name: string;
    from_address: string;
    subject: string;
    text: string;
    left_out: string;
    bytes: number;
    claims_team: number;
  };
  mailboxes: {
    address: string;
    uid_validity: string;
    last_uid: number;
    lease: string | null;
    leased_until: string;
    read_at: string | null;
    last_error: string | null;
    left_alone: number;
    refused: string;
  };
  message_drafts: {
    message_id: string;
    operator_id: string;
    kind: DraftKind;
    content: string;
    saved_at: string;
  };
  message_file_parts: {
    file_id: string;
    position: number;
    content: Uint8Array;
  };
  message_files: {
    id: string;
    message_id: string;
    reply_id: string | null;
    incoming_id: string | null;
    operator_id: string | null;
    created_at: string;
    name: string;
    type: string | null;
    size: number;
    stored: number;
  };
  message_notes: {
    id: string;
    message_id: string;
    created_at: string;
    operator_id: string;
    operator_name: string;
    text: string;
  };
  message_replies: {
    id: string;
    message_id: string;
    created_at: string;
    operator_id: string;
    operator_name: string;
    text: string;
    subject: string;
    quote: number;
  };
  network_salts: {
    period: string;
    salt: string;
  };
  notice_choices: {
    operator_id: string;
    messages: NoticeChoices['messages'];
    declarations: NoticeChoices['declarations'];
    responses: NoticeChoices['responses'];
  };
  operator_links: {
    token_hash: string;
    operator_id: string | null;
    created_at: string;
    expires_at: string;
    new_email: string | null;
    used_at: string | null;
    made_by: string | null;
  };
  operator_names: {
    id: string;
    operator_id: string;
    name: string;
  };
  operators: {
    id: string;
    email: string;
    name: string;
    role: Role;
    created_at: string;
    password_hash: string | null;
    totp_secret: string | null;
    totp_used_step: number | null;
  };
  outbox: {
    id: string;
    kind: MailKind;
    turn: number;
    support_message_id: string | null;
    survey_response_id: string | null;
    recipient: string | null;
    details: string | null;
    created_at: string;
    status: MailStatus;
    attempts: number;
    first_attempt_at: string | null;
    due_at: string;
    lease: string | null;
    last_error: string | null;
    sent_at: string | null;
    address_key: string | null;
    waits_for: HoldReason | null;
    dismissed_at: string | null;
  };
  preview_links: {
    id: string;
    token_hash: string;
    operator_id: string;
    created_at: string;
    expires_at: string;
    release_id: string | null;
  };
  processes: {
    id: string;
    host: string;
    build: string;
    started_at: string;
    seen_at: string;
  };
  recovery_codes: {
    code_hash: string;
    operator_id: string;
  };
  releases: {
    id: string;
    state: ReleaseState;
    version: number | null;
    operator_id: string;
    approved_by: string | null;
    created_at: string;
    due_at: string | null;
    ended_at: string | null;
    base_version: number;
    restored_version: number | null;
    summary: string;
    changes: string;
    edits: string | null;
    failure: ReleaseFailure | null;
    places: string;
    tries: number;
    next_try_at: string | null;
  };
  reply_templates: {
    id: string;
    title: string;
    texts: string;
    position: number;
    version: number;
  };
  searched_messages: {
    number: Generated<number>;
    submission_id: string;
    text: string;
  };
  searched_responses: {
    number: Generated<number>;
    submission_id: string;
    text: string;
  };
  sessions: {
    id: string;
    token_hash: string;
    operator_id: string;
    created_at: string;
    last_seen_at: string;
    user_agent: string;
    confirmed_at: string;
    totp_pending: string | null;
    totp_begun_at: string | null;
  };
  settings: {
    name: string;
    value: string;
  };
  support_messages: {
    id: string;
    received_at: string;
    language: string | null;
    signals: string;
    idempotency_hash: string | null;
    version: number;
    kind: MessageKind;
    reference: string;
    status: MessageStatus;
    name: string;
    email: string;
    company: string;
    message: string;
    cancellation: string | null;
    no_acknowledgement: NoAcknowledgement | null;
    assignee_id: string | null;
    tags: string;
    follow_up: string | null;
    deleted_at: string | null;
    bulk_id: string | null;
    status_before: MessageStatus | null;
    deleted_before: string | null;
    follow_up_before: string | null;
    email_key: string;
  };
  survey_responses: {
    id: string;
    received_at: string;
    language: string | null;
    signals: string;
    idempotency_hash: string | null;
    version: number;
    status: ResponseStatus;
    name: string;
    company_or_occupation: string;
    solution_used: string;
    rating: number;
    comment: string;
    tags: string;
  };
  visits: {
    operator_id: string;
    section: 'responses';
    visited_at: string;
  };
};
