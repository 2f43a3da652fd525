export type ReplyDraft = { readonly subject: string; readonly text: string; readonly quote: boolean };

/**
 * Replies that were begun and not sent, by message: going to another message, or a session that ends meanwhile, loses
 * none. In memory only; signing out forgets them.
 */
export const keptDrafts: Map<string, ReplyDraft> = new Map();
