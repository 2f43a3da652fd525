/** Where each protocol stands on the page, in the order of the words. */
export const protocolAnchors = ['protocol-storm', 'protocol-watch', 'protocol-debrief'] as const;

/** Which protocol stands behind each story, as a place in the list of protocols. */
export const protocolOfStory = [1, 0, 2] as const;
