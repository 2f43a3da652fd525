import * as z from 'zod/mini';
import { typeCode } from '#domain/language/text-rules.ts';

export const entryIdPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Anywhere in a text. */
export const anyEntryId = /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/;

const error = typeCode;
/** One more is the limit of an integer column in either database. */
const largestVersion = 2_147_483_646;

/** Optimistic locking: the state that the operator saw. */
export const versionSchema = z.int({ error }).check(z.gte(0, { error }), z.lte(largestVersion, { error }));
