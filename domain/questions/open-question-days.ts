/** A question without an answer is deleted so many days after it was last asked. The privacy notice has the number, too. */
export const openQuestionDays = 90;
