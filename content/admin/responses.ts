import de from '#content/de/admin/responses.json' with { type: 'json' };
import en from '#content/en/admin/responses.json' with { type: 'json' };

export const responsesWords = { de, en };
