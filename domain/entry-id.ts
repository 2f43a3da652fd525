/** What ids of messages, responses, mails, operators and sessions look like: version 7 UUIDs. */
export const entryIdPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The largest whole number that both databases keep in a column; a greater one is refused before they are asked. */
export const largestInteger = 2_147_483_647;
