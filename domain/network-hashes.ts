/** For salted hashes of client networks and of repeated texts (LAW-21). */
export const hashesKeptHours = 24;
