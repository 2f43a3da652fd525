import type { Kysely } from 'kysely';
import { createBaseline } from './20261203T0000_baseline.ts';
import { createVisitCounts } from './20261205T0900_visit_counts.ts';
import { addOpenQuestions } from './20261206T0900_open_questions.ts';

export type Migration = {
  /** Time stamp and topic; never changed once applied anywhere. */
  name: string;
  /** Forward only: widen first, narrow in a later release. The database is untyped, its shape is that of its time. */
  up: (db: Kysely<unknown>) => Promise<void>;
};

export const migrations: readonly Migration[] = [
  { name: '20261203T0000_baseline', up: createBaseline },
  { name: '20261205T0900_visit_counts', up: createVisitCounts },
  { name: '20261206T0900_open_questions', up: addOpenQuestions },
];
