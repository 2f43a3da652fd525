import { useAdmin } from '#app/admin/admin-context.ts';
import { chooseAdminLanguage } from '#app/admin/admin-language.ts';
import { languageRules, languages } from '#domain/language/languages.ts';

/** Stored once chosen (LANG-4). */
export function LanguageSwitch() {
  const { language, words } = useAdmin();
  return (
    <fieldset className="seg lang">
      <legend className="sr">{words.header.language}</legend>
      {languages.map((code) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-label={languageRules[code].endonym}
          aria-pressed={code === language}
          onClick={() => chooseAdminLanguage(code)}
        >
          {code.toUpperCase()}
        </button>
      ))}
    </fieldset>
  );
}
