import { type Language, languages } from '#domain/languages.ts';
import { judgeLine } from '#domain/text-rules.ts';
import { readAll, readSiteConfig, type SiteConfig } from './site-config.ts';
import { inputOf, localizedNames, type SettingControl, type SettingKind, variablesOf } from './variables.ts';

/** A variable of the site that its owner may set in the admin area, where the environment leaves it open. */
export type Setting = {
  readonly variable: string;
  /** Without the language. */
  readonly name: string;
  readonly language?: Language;
  readonly input: SettingControl;
  /** Set by the environment, which wins. */
  readonly isLocked: boolean;
  /** As the environment has it, else the default; empty: nothing, or what another setting says. */
  readonly shipped: string;
  readonly accepts: (text: string) => boolean;
};

export type SettingCode =
  | 'type'
  | 'locked'
  | 'notUnicode'
  | 'lineBreak'
  | 'controlCharacter'
  | 'tooLong'
  | 'required'
  | SettingKind;

const longest = 2000;

/** Set by the administrator only: they concern the machine, the mail account or data deletion (decision 0005). */
const notEditable = /^(?:SITE_URL|MAIL_FROM|RETENTION_\w+)$/;

/** Every enquiry goes to the one or, where that is not set, to the other: whoever sets them reads the inbox. */
const settingsOfOwners: ReadonlySet<string> = new Set(['OPERATOR_EMAIL', 'CONTACT_EMAIL']);

/** `id` of a field of the content, such as `setting.OPERATOR_EMAIL`. */
export function isOfOwners(id: string): boolean {
  return id.startsWith('setting.') && settingsOfOwners.has(id.slice('setting.'.length));
}

/** What the reader of the environment asks for is the list, in its order. */
export function settingsOf({ given }: Pick<SiteConfig, 'given'>): ReadonlyMap<string, Setting> {
  const settings = new Map<string, Setting>();
  const variables = variablesOf(given);
  const { raw, value } = variables;

  function note(setting: Omit<Setting, 'isLocked' | 'shipped'>, set: string | undefined, fallback: unknown) {
    if (notEditable.test(setting.name)) return;
    const shipped = set ?? asText(fallback);
    settings.set(setting.variable, { ...setting, isLocked: set !== undefined, shipped });
  }

  readAll({
    ...variables,
    value(name, schema, fallback) {
      const accepts = (text: string) => schema.safeParse(text).success;
      note({ variable: name, name, input: inputOf(schema), accepts }, raw(name), fallback);
      return value(name, schema, fallback);
    },
    localized(name, schema, fallback) {
      const accepts = (text: string) => schema.safeParse(text).success;
      for (const language of languages) {
        const variable = localizedNames(name)[language];
        const set = raw(variable) ?? raw(name);
        note({ variable, name, language, input: inputOf(schema), accepts }, set, fallback[language]);
      }
      return variables.localized(name, schema, fallback);
    },
  });
  return settings;
}

/** The value as it is stored, or why it is refused: by the reader of the environment itself. */
export function judgeSetting(
  { input, isLocked, shipped, accepts }: Setting,
  given: unknown,
): { value: string } | { code: SettingCode } {
  if (isLocked) return { code: 'locked' };
  if (typeof given !== 'string') return { code: 'type' };
  if (given.length > longest) return { code: 'tooLong' };
  const verdict = judgeLine(given);
  if ('code' in verdict) return { code: verdict.code as SettingCode };
  const { value } = verdict;
  if (value === '') return shipped === '' ? { value } : { code: 'required' };
  return accepts(value) ? { value } : { code: input.kind };
}

/** The configuration with what the owner has set; what has become unusable since counts as not set. */
export function editedSite(site: SiteConfig, set: Readonly<Record<string, unknown>>): SiteConfig {
  const settings = settingsOf(site);
  const usable = Object.entries(set).flatMap(([variable, value]) => {
    const setting = settings.get(variable);
    const verdict = setting && judgeSetting(setting, value);
    return verdict && 'value' in verdict ? [[variable, verdict.value] as const] : [];
  });
  return usable.length === 0 ? site : readSiteConfig({ ...Object.fromEntries(usable), ...site.given });
}

function asText(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return value === undefined || value === null ? '' : String(value);
}
