import de from '#content/de/admin/templates.json' with { type: 'json' };
import en from '#content/en/admin/templates.json' with { type: 'json' };

/** Read by the server alone, once. */
export const templatesWords = { de, en };
