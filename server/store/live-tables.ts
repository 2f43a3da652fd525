import type { ChangeKind } from '#domain/change-kinds.ts';

export type LiveTables = {
  changes: ChangesTable;
  processes: ProcessesTable;
  visits: VisitsTable;
};

/** Counts changes of a kind; a kind without a row has not changed yet. */
export type ChangesTable = { kind: ChangeKind; version: number };

export type ProcessesTable = {
  id: string;
  host: string;
  /** The same for all processes of one build. */
  build: string;
  started_at: string;
  seen_at: string;
};

export type VisitsTable = { operator_id: string; section: 'responses'; visited_at: string };

export const liveColumns = {
  changes: ['kind', 'version'],
  processes: ['id', 'host', 'build', 'started_at', 'seen_at'],
  visits: ['operator_id', 'section', 'visited_at'],
} as const satisfies { [Table in keyof LiveTables]: readonly (keyof LiveTables[Table])[] };
