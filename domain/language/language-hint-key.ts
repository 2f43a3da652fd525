/** In the browser storage, once a visitor has dismissed the hint at another language. */
export const languageHintKey = 'english-hint-dismissed';
