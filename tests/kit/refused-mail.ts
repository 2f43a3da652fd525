/** The browser tests' mail server refuses the first mail with this text for good. */
export const refusedAtFirst = 'No mail server takes this at first.';
