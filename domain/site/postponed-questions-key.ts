/** In the browser's local storage, by operator: settings whose value is not known yet. */
export const postponedQuestionsKey = 'postponedQuestions';
