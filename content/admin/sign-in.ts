import de from '#content/de/admin/sign-in.json' with { type: 'json' };
import en from '#content/en/admin/sign-in.json' with { type: 'json' };

export const signInWords = { de, en };
