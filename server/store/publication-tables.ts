import type { PlanFailure, PlanState } from '#domain/answers/plan.ts';

/** What is published, was written for it, or waits to be. */
export type PublicationTables = {
  publications: PublicationsTable;
  content_versions: ContentVersionsTable;
  content_draft: ContentDraftTable;
  content_approvals: ContentApprovalsTable;
  plans: PlansTable;
  preview_links: PreviewLinksTable;
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

/** Links that show the draft, or a plan; each ends by itself. */
export type PreviewLinksTable = {
  id: string;
  token_hash: string;
  operator_id: string;
  created_at: string;
  expires_at: string;
  /** Null: it shows the draft. */
  plan_id: string | null;
};

export const publicationColumns = {
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
  preview_links: ['id', 'token_hash', 'operator_id', 'created_at', 'expires_at', 'plan_id'],
} as const satisfies { [Table in keyof PublicationTables]: readonly (keyof PublicationTables[Table])[] };
