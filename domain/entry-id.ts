import * as z from 'zod/mini';
import { typeCode } from './text-rules.ts';

/** What ids of messages, responses, mails, operators and sessions look like: UUIDs. */
export const entryIdPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

const error = typeCode;
/** One more is what a column of either database just holds. */
const largestVersion = 2_147_483_646;

/** How often an entry was changed, or the number of a publication: who changes something says which state they saw. */
export const versionSchema = z.int({ error }).check(z.gte(0, { error }), z.lte(largestVersion, { error }));
