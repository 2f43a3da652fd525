import { type Language, languages } from '#domain/language/languages.ts';
import { judgeSetting } from './setting-rules.ts';
import { readAll, readSiteConfig, type SiteConfig } from './site-config.ts';
import {
  type AskedVariable,
  inputOf,
  localizedNames,
  type SettingControl,
  type Variables,
  variablesOf,
} from './variables.ts';

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
  readonly defaultValue: string;
};

/** Set by the administrator only: they concern the machine, the mail account or the processing of data (decision 0005). */
const notEditable = /^(?:SITE_URL|MAIL_FROM|DEMO|STATISTICS|RETENTION_\w+)$/;

/** Every enquiry goes to the one or, where that is not set, to the other: whoever sets them reads the inbox. */
const settingsOfOwners: ReadonlySet<string> = new Set(['OPERATOR_EMAIL', 'CONTACT_EMAIL']);

/** `id` of a field of the content, such as `setting.OPERATOR_EMAIL`. */
export function isOwnerOnly(id: string): boolean {
  return id.startsWith('setting.') && settingsOfOwners.has(id.slice('setting.'.length));
}

/** What the reader of the environment asks for is the list, in its order. */
export function settingsOf({ given }: Pick<SiteConfig, 'given'>): ReadonlyMap<string, Setting> {
  const variables = variablesOf(given);
  const { raw } = variables;
  readAll(variables);
  const settings = variables.asked.flatMap((asked) =>
    notEditable.test(asked.name) ? [] : settingsFor(asked, raw),
  );
  return new Map(settings.map((setting) => [setting.variable, setting]));
}

/** One for each language of a localized variable. */
function settingsFor({ name, schema, ...asked }: AskedVariable, raw: Variables['raw']): Setting[] {
  const setting = (variable: string, set: string | undefined, fallback: unknown): Setting => ({
    variable,
    name,
    input: inputOf(schema),
    isLocked: set !== undefined,
    defaultValue: set ?? asText(fallback),
  });
  if (!asked.isLocalized) return [setting(name, raw(name), asked.fallback)];
  return languages.map((language) => {
    const variable = localizedNames(name)[language];
    return { ...setting(variable, raw(variable) ?? raw(name), asked.fallback[language]), language };
  });
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
