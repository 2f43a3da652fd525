/** Salted hashes of client networks, and of texts that came often, are forgotten after so many hours (LAW-21). */
export const hashesKeptHours = 24;
