import type { Generated } from 'kysely';
import type { Role } from '#domain/accounts/roles.ts';
import type { IncomingKind } from '#domain/api/inbox/incoming-mail.ts';
import type { ReleaseFailure, ReleaseState } from '#domain/api/release.ts';
import type { MessageKind, MessageStatus, ResponseStatus } from '#domain/inbox/inbox.ts';
import type { DraftKind } from '#domain/inbox/message-draft.ts';
import type { Language } from '#domain/language/languages.ts';
import type { HoldReason, MailKind, MailStatus, NoAcknowledgement } from '#domain/outbox/mail-kinds.ts';
import type { NoticeChoices } from '#domain/outbox/notice-choice.ts';

// Written by `npm run store-types` from the migrated store; the meaning of columns is in migrations/.
export type Tables = {
  attempts: {
    subject: string;
    count: number;
    lastAt: string;
    blockedUntil: string;
  };
  audit_log: {
    id: string;
    happenedAt: string;
    operatorId: string | null;
    action: string;
    target: string | null;
    details: string;
    operatorNameId: string | null;
    subjectNameId: string | null;
  };
  backups: {
    id: string;
    dueAt: string;
    startedAt: string;
    endedAt: string | null;
    error: string | null;
    file: string | null;
    bytes: number | null;
    messages: number | null;
    responses: number | null;
    drilledAt: string | null;
  };
  blocked_senders: {
    id: string;
    emailKey: string;
    email: string;
    operatorId: string;
    blockedAt: string;
  };
  carried_out: {
    id: string;
    at: string;
    answer: string | null;
  };
  content_draft: {
    field: string;
    value: string | null;
    basedOn: string | null;
    revision: number;
    operatorId: string;
    changedAt: string;
  };
  content_reviews: {
    place: string;
    print: string;
    operatorId: string;
    reviewedAt: string;
  };
  devices: {
    id: string;
    tokenHash: string;
    operatorId: string;
    usedAt: string;
  };
  erasures: {
    submissionId: string;
    source: 'support_messages' | 'survey_responses';
  };
  incoming_mails: {
    id: string;
    messageId: string;
    mailHash: string;
    kind: IncomingKind;
    createdAt: string;
    fromName: string;
    fromAddress: string;
    subject: string;
    text: string;
    leftOut: string;
    bytes: number;
    claimsTeam: number;
  };
  mailboxes: {
    address: string;
    uidValidity: string;
    lastUid: number;
    lease: string | null;
    leasedUntil: string;
    readAt: string | null;
    lastError: string | null;
    leftAlone: number;
    refused: string;
  };
  message_drafts: {
    messageId: string;
    operatorId: string;
    kind: DraftKind;
    content: string;
    savedAt: string;
  };
  message_file_parts: {
    fileId: string;
    position: number;
    content: Uint8Array;
  };
  message_files: {
    id: string;
    messageId: string;
    replyId: string | null;
    incomingId: string | null;
    operatorId: string | null;
    createdAt: string;
    name: string;
    type: string | null;
    size: number;
    stored: number;
  };
  message_notes: {
    id: string;
    messageId: string;
    createdAt: string;
    operatorId: string;
    operatorName: string;
    text: string;
  };
  message_replies: {
    id: string;
    messageId: string;
    createdAt: string;
    operatorId: string;
    operatorName: string;
    text: string;
    subject: string;
    quote: number;
  };
  network_salts: {
    period: string;
    salt: string;
  };
  notice_choices: {
    operatorId: string;
    messages: NoticeChoices['messages'];
    declarations: NoticeChoices['declarations'];
    responses: NoticeChoices['responses'];
  };
  open_questions: {
    id: string;
    language: Language;
    text: string;
    textKey: string;
    count: number;
    firstAskedAt: string;
    lastAskedAt: string;
  };
  operator_links: {
    tokenHash: string;
    operatorId: string | null;
    createdAt: string;
    expiresAt: string;
    newEmail: string | null;
    usedAt: string | null;
    madeBy: string | null;
  };
  operator_names: {
    id: string;
    operatorId: string;
    name: string;
  };
  operators: {
    id: string;
    email: string;
    name: string;
    role: Role;
    createdAt: string;
    passwordHash: string | null;
    totpSecret: string | null;
    totpUsedStep: number | null;
    weeklyFigures: number | null;
  };
  outbox: {
    id: string;
    kind: MailKind;
    turn: number;
    supportMessageId: string | null;
    surveyResponseId: string | null;
    recipient: string | null;
    details: string | null;
    createdAt: string;
    status: MailStatus;
    attempts: number;
    firstAttemptAt: string | null;
    dueAt: string;
    lease: string | null;
    lastError: string | null;
    sentAt: string | null;
    addressKey: string | null;
    waitsFor: HoldReason | null;
    dismissedAt: string | null;
  };
  preview_links: {
    id: string;
    tokenHash: string;
    operatorId: string;
    createdAt: string;
    expiresAt: string;
    releaseId: string | null;
  };
  processes: {
    id: string;
    host: string;
    build: string;
    startedAt: string;
    seenAt: string;
  };
  recovery_codes: {
    codeHash: string;
    operatorId: string;
  };
  releases: {
    id: string;
    state: ReleaseState;
    version: number | null;
    operatorId: string;
    approvedBy: string | null;
    createdAt: string;
    dueAt: string | null;
    endedAt: string | null;
    baseVersion: number;
    restoredVersion: number | null;
    summary: string;
    changes: string;
    edits: string | null;
    failure: ReleaseFailure | null;
    places: string;
    tries: number;
    nextTryAt: string | null;
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
    submissionId: string;
    text: string;
  };
  searched_responses: {
    number: Generated<number>;
    submissionId: string;
    text: string;
  };
  sessions: {
    id: string;
    tokenHash: string;
    operatorId: string;
    createdAt: string;
    lastSeenAt: string;
    userAgent: string;
    confirmedAt: string;
    totpPending: string | null;
    totpBegunAt: string | null;
  };
  settings: {
    name: string;
    value: string;
  };
  support_messages: {
    id: string;
    receivedAt: string;
    language: string | null;
    signals: string;
    idempotencyHash: string | null;
    version: number;
    kind: MessageKind;
    reference: string;
    status: MessageStatus;
    name: string;
    email: string;
    company: string;
    message: string;
    cancellation: string | null;
    noAcknowledgement: NoAcknowledgement | null;
    assigneeId: string | null;
    tags: string;
    followUp: string | null;
    deletedAt: string | null;
    bulkId: string | null;
    statusBefore: MessageStatus | null;
    deletedBefore: string | null;
    followUpBefore: string | null;
    tagsBefore: string | null;
    emailKey: string;
    cameFrom: string | null;
  };
  survey_responses: {
    id: string;
    receivedAt: string;
    language: string | null;
    signals: string;
    idempotencyHash: string | null;
    version: number;
    status: ResponseStatus;
    name: string;
    companyOrOccupation: string;
    solutionUsed: string;
    rating: number;
    comment: string;
    tags: string;
    cameFrom: string | null;
  };
  visit_counts: {
    kind: string;
    day: string;
    page: string;
    detail: string;
    language: string;
    count: number;
  };
  visits: {
    operatorId: string;
    section: 'responses';
    visitedAt: string;
  };
  visits_of_today: {
    visitor: string;
    pages: number;
    steps: string;
  };
};
