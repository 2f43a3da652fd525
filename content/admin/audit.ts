import de from '#content/de/admin/audit.json' with { type: 'json' };
import en from '#content/en/admin/audit.json' with { type: 'json' };

export const auditWords = { de, en };
