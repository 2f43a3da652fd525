/** A mail with this text in it is refused for good by the mail server of the browser tests when it comes first. */
export const refusedAtFirst = 'No mail server takes this at first.';
