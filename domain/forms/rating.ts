/** Stars of a survey response (FORM-2). */
export const minRating = 1;
export const maxRating = 5;
