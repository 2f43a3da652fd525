/**
 * Everything about the brand, its operator and its outside links, in one place. Each fact has a working default
 * and an environment variable that overrides it; the name stands beside the entry. An empty variable counts as unset.
 *
 * Facts marked `text in two languages` also take `<NAME>_DE` and `<NAME>_EN`, which win over `<NAME>`.
 *
 * Read on the server, when it starts. In a browser there is no environment and only the defaults are seen, so pages
 * receive these facts in their rendered words, never by importing this file into browser code.
 */
import { z } from 'zod';
import { defaultLanguage, type Language, languageRules, languages, perLanguage } from '#domain/languages.ts';

export type Environment = Readonly<Record<string, string | undefined>>;
export type Localized = Readonly<Record<Language, string>>;

// What a value must look like; the message completes "<NAME> expects …".
const oneLine = z
  .string()
  .trim()
  .regex(/^[^\r\n]{1,500}$/, 'one line of text, at most 500 characters');
const mail = z.email('an e-mail address such as office@example.com');
const phoneNumber = z.string().regex(/^\+?[\d ()/.-]{5,30}$/, 'a phone number such as +1 809 555 0100');
const webAddress = z.url({
  protocol: /^https?$/,
  error: 'a full web address such as https://example.com/page',
});
const webAddressOrOff = z.union([webAddress, z.literal('off')], {
  error: 'a full web address such as https://example.com/page, or off',
});
const webOrigin = webAddress
  .refine(isBareOrigin, 'scheme and host without path, such as https://www.example.com')
  .transform((address) => new URL(address).origin);
const day = z.iso.date('a date such as 2026-11-21');
const language = z.enum(languages, languages.join(' or '));
const onOrOff = z
  .string()
  .regex(/^(?:on|off)$/, 'on or off')
  .transform((word) => word === 'on');
const wholeNumber = (from: number, to: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/, `a whole number from ${from} to ${to}`)
    .transform(Number)
    .refine((value) => value >= from && value <= to, `a whole number from ${from} to ${to}`);

const legalSchemas = { words: oneLine, day, dayCount: wholeNumber(1, 3650).transform(String) };

/** Outside links: key, variable, default. All open in a new tab (spec 1 §7). */
const linkVariables = {
  /** Card checkout of every NOVA book-now button. */
  checkoutNova: ['LINK_CHECKOUT_NOVA', 'https://checkout.example/nova'],
  checkoutSophieLight: ['LINK_CHECKOUT_SOPHIE_LIGHT', 'https://checkout.example/sophie-light'],
  checkoutSophieStandard: ['LINK_CHECKOUT_SOPHIE_STANDARD', 'https://checkout.example/sophie-standard'],
  checkoutSophieElite: ['LINK_CHECKOUT_SOPHIE_ELITE', 'https://checkout.example/sophie-elite'],
  checkoutIcWater: ['LINK_CHECKOUT_IC_WATER', 'https://checkout.example/ic-water'],
  checkoutZenFocus: ['LINK_CHECKOUT_ZEN_FOCUS', 'https://checkout.example/zen-focus'],
  /** The four rows of /alacarte. */
  checkoutSingleSophie: ['LINK_CHECKOUT_SINGLE_SOPHIE', 'https://checkout.example/single-sophie'],
  checkoutSingleNova: ['LINK_CHECKOUT_SINGLE_NOVA', 'https://checkout.example/single-nova'],
  checkoutSingleMarcusStorm: [
    'LINK_CHECKOUT_SINGLE_MARCUS_STORM',
    'https://checkout.example/single-marcus-storm',
  ],
  checkoutSingleMasterWu: ['LINK_CHECKOUT_SINGLE_MASTER_WU', 'https://checkout.example/single-master-wu'],
  /** Scheduling pages: the live demo, the cards of /monthly, the onboarding call, SMO Excellence. */
  schedulingDemo: ['LINK_SCHEDULING_DEMO', 'https://calendar.example/live-demo'],
  schedulingMonthly: ['LINK_SCHEDULING_MONTHLY', 'https://calendar.example/monthly-plans'],
  schedulingStrategy: ['LINK_SCHEDULING_STRATEGY', 'https://calendar.example/strategy-call'],
  schedulingSmoExcellence: ['LINK_SCHEDULING_SMO_EXCELLENCE', 'https://calendar.example/smo-excellence'],
  /** The AI oracle of the genesis page. */
  aiOracle: ['LINK_AI_ORACLE', 'https://oracle.example/'],
  /** Privacy page of the payment provider (FUEL). */
  paymentPrivacy: ['LINK_PAYMENT_PRIVACY', 'https://checkout.example/privacy'],
  /** The articles behind the success stories, by story id. */
  story1: ['LINK_STORY_1', 'https://stories.example/1'],
  story2: ['LINK_STORY_2', 'https://stories.example/2'],
  story3: ['LINK_STORY_3', 'https://stories.example/3'],
  story4: ['LINK_STORY_4', 'https://stories.example/4'],
  story5: ['LINK_STORY_5', 'https://stories.example/5'],
  story11: ['LINK_STORY_11', 'https://stories.example/11'],
  story12: ['LINK_STORY_12', 'https://stories.example/12'],
  story13: ['LINK_STORY_13', 'https://stories.example/13'],
  story21: ['LINK_STORY_21', 'https://stories.example/21'],
  story22: ['LINK_STORY_22', 'https://stories.example/22'],
  story23: ['LINK_STORY_23', 'https://stories.example/23'],
  story31: ['LINK_STORY_31', 'https://stories.example/31'],
  story32: ['LINK_STORY_32', 'https://stories.example/32'],
  story42: ['LINK_STORY_42', 'https://stories.example/42'],
} as const satisfies Record<string, readonly [variable: string, fallback: string]>;

export type LinkId = keyof typeof linkVariables;

/**
 * Social profiles, shown in this order. As long as none is set, all lead to example addresses (spec 1 §2); from the
 * first one on, only those that are set appear. `off` is no profile, and hides the examples too.
 */
const socialVariables = {
  linkedin: ['SOCIAL_LINKEDIN', 'LinkedIn'],
  instagram: ['SOCIAL_INSTAGRAM', 'Instagram'],
  facebook: ['SOCIAL_FACEBOOK', 'Facebook'],
  youtube: ['SOCIAL_YOUTUBE', 'YouTube'],
  x: ['SOCIAL_X', 'X'],
} as const satisfies Record<string, readonly [variable: string, network: string]>;

export type SocialProfile = {
  readonly id: keyof typeof socialVariables;
  readonly network: string;
  readonly url: string;
};

type LegalEntry = {
  readonly variable: string;
  /** What is missing, for the marker that stands where no honest default exists (LAW-01: never invented). */
  readonly label: Localized;
  /** A default that may be shown: an example that says so, or a fact about the site itself. */
  readonly fallback?: Localized | 'none';
  readonly kind?: 'day' | 'dayCount';
};

const same = (value: string): Localized => perLanguage(() => value);

/** The day the legal texts in `content/` were last worked on. */
const textsWrittenOn = '2026-11-21';

/**
 * What the law asks of the operator: text in two languages, `none` where a fact does not apply ("Entfällt").
 * Used by /imprint, /privacy, /accessibility, /terms-of-service and the mails.
 */
const legalVariables = {
  legalName: {
    variable: 'LEGAL_NAME',
    label: { de: 'Name des Unternehmens', en: 'name of the company' },
    fallback: { de: 'Elambra (Beispielbetreiber)', en: 'Elambra (example operator)' },
  },
  legalForm: { variable: 'LEGAL_FORM', label: { de: 'Rechtsform', en: 'legal form' } },
  representative: {
    variable: 'LEGAL_REPRESENTATIVE',
    label: { de: 'vertretungsberechtigte Person', en: 'authorised representative' },
  },
  registerCourt: {
    variable: 'LEGAL_REGISTER_COURT',
    label: { de: 'Registergericht', en: 'register court' },
  },
  registerNumber: {
    variable: 'LEGAL_REGISTER_NUMBER',
    label: { de: 'Registernummer', en: 'register number' },
  },
  vatId: { variable: 'LEGAL_VAT_ID', label: { de: 'USt-IdNr.', en: 'VAT ID' } },
  businessId: {
    variable: 'LEGAL_BUSINESS_ID',
    label: { de: 'Wirtschafts-IdNr. oder UID', en: 'business ID or UID' },
  },
  supervisoryBody: {
    variable: 'LEGAL_SUPERVISORY_BODY',
    label: { de: 'Aufsichtsbehörde', en: 'supervisory body' },
  },
  chamber: {
    variable: 'LEGAL_CHAMBER',
    label: { de: 'Kammer oder Berufsverband', en: 'chamber or professional body' },
  },
  tradeRules: {
    variable: 'LEGAL_TRADE_RULES',
    label: { de: 'anwendbare Vorschriften', en: 'applicable trade rules' },
  },
  businessPurpose: {
    variable: 'LEGAL_BUSINESS_PURPOSE',
    label: { de: 'Unternehmensgegenstand', en: 'object of the business' },
  },
  owners: {
    variable: 'LEGAL_OWNERS',
    label: { de: 'Eigentümer und Beteiligungen', en: 'owners and shareholdings' },
  },
  responsiblePerson: {
    variable: 'LEGAL_RESPONSIBLE_PERSON',
    label: { de: 'verantwortliche Person', en: 'responsible person' },
  },
  responsibleAddress: {
    variable: 'LEGAL_RESPONSIBLE_ADDRESS',
    label: { de: 'deren Anschrift', en: 'their postal address' },
  },
  /** `none`: the operator takes part in no arbitration and the page says so; else body, address and web page. */
  arbitrationBody: {
    variable: 'LEGAL_ARBITRATION_BODY',
    label: { de: 'Verbraucherschlichtungsstelle', en: 'consumer arbitration body' },
    fallback: 'none',
  },
  imprintDate: {
    variable: 'LEGAL_IMPRINT_DATE',
    label: { de: 'Datum des Impressums', en: 'date of the legal notice' },
    fallback: same(textsWrittenOn),
    kind: 'day',
  },
  controllerCountry: {
    variable: 'LEGAL_CONTROLLER_COUNTRY',
    label: { de: 'Land des Verantwortlichen', en: 'country of the controller' },
    fallback: { de: 'Dominikanische Republik', en: 'Dominican Republic' },
  },
  dataProtectionContact: {
    variable: 'LEGAL_DATA_PROTECTION_CONTACT',
    label: { de: 'Kontakt für Datenschutz', en: 'data protection contact' },
  },
  euRepresentative: {
    variable: 'LEGAL_EU_REPRESENTATIVE',
    label: { de: 'Vertretung in der EU (Art. 27 DSGVO)', en: 'representative in the EU (Art. 27 GDPR)' },
  },
  swissRepresentative: {
    variable: 'LEGAL_SWISS_REPRESENTATIVE',
    label: {
      de: 'Vertretung in der Schweiz (Art. 14 DSG)',
      en: 'representative in Switzerland (Art. 14 FADP)',
    },
  },
  supervisoryAuthority: {
    variable: 'LEGAL_SUPERVISORY_AUTHORITY',
    label: { de: 'Datenschutz-Aufsichtsbehörde', en: 'data protection authority' },
  },
  hostingProvider: {
    variable: 'LEGAL_HOSTING_PROVIDER',
    label: { de: 'Hosting-Anbieter mit Anschrift', en: 'hosting provider with address' },
  },
  hostingCountry: {
    variable: 'LEGAL_HOSTING_COUNTRY',
    label: { de: 'Land der Server', en: 'country of the servers' },
  },
  mailProvider: {
    variable: 'LEGAL_MAIL_PROVIDER',
    label: { de: 'E-Mail-Anbieter mit Anschrift', en: 'mail provider with address' },
  },
  mailCountry: {
    variable: 'LEGAL_MAIL_COUNTRY',
    label: { de: 'Land der Mailserver', en: 'country of the mail servers' },
  },
  schedulingProvider: {
    variable: 'LEGAL_SCHEDULING_PROVIDER',
    label: { de: 'Anbieter der Terminseite', en: 'provider of the scheduling page' },
  },
  paymentProvider: {
    variable: 'LEGAL_PAYMENT_PROVIDER',
    label: { de: 'Anbieter der Kartenzahlung', en: 'provider of the card checkout' },
  },
  retentionBackupDays: {
    variable: 'RETENTION_BACKUP_DAYS',
    label: { de: 'Zahl der Tage', en: 'number of days' },
    kind: 'dayCount',
  },
  privacyDate: {
    variable: 'LEGAL_PRIVACY_DATE',
    label: { de: 'Datum der Datenschutzerklärung', en: 'date of the privacy notice' },
    fallback: same(textsWrittenOn),
    kind: 'day',
  },
  statementDate: {
    variable: 'LEGAL_ACCESSIBILITY_DATE',
    label: { de: 'Datum der Erklärung', en: 'date of the statement' },
    fallback: same(textsWrittenOn),
    kind: 'day',
  },
  reviewDate: {
    variable: 'LEGAL_ACCESSIBILITY_REVIEW_DATE',
    label: { de: 'Datum der Überprüfung', en: 'date of the review' },
    fallback: same(textsWrittenOn),
    kind: 'day',
  },
  reviewMethod: {
    variable: 'LEGAL_ACCESSIBILITY_REVIEW_METHOD',
    label: { de: 'Art der Überprüfung', en: 'method of the review' },
    fallback: { de: 'Selbstbewertung', en: 'self-assessment' },
  },
  surveillanceAuthorityDe: {
    variable: 'LEGAL_MARKET_SURVEILLANCE_GERMANY',
    label: {
      de: 'Anschrift, E-Mail und Telefon der Behörde',
      en: 'address, e-mail and phone of the authority',
    },
  },
  surveillanceAuthorityAt: {
    variable: 'LEGAL_MARKET_SURVEILLANCE_AUSTRIA',
    label: {
      de: 'Anschrift, E-Mail und Telefon der Behörde',
      en: 'address, e-mail and phone of the authority',
    },
  },
} as const satisfies Record<string, LegalEntry>;

export type LegalFactId = keyof typeof legalVariables;

export type LegalFact = Localized & {
  /**
   * `given` by the operator; `default`: a default that may be shown; `missing`: de and en hold a visible marker;
   * `none`: does not apply.
   */
  readonly state: 'given' | 'default' | 'missing' | 'none';
};

const notApplicable: LegalFact = { state: 'none', ...same('') };

export type SiteConfig = {
  readonly brand: { readonly name: string; readonly claim: Localized };
  readonly email: string;
  readonly phone: string;
  /** One line, as written in the footer of the default language and in mails to the operator. */
  readonly address: string;
  readonly postalAddress: {
    readonly street: string;
    readonly postalCode: string;
    readonly city: string;
    readonly country: Localized;
    /** ISO 3166-1 alpha-2, for structured data. */
    readonly countryCode: string;
  };
  /** Public address of the site without a slash at the end. */
  readonly origin: string;
  readonly legal: Readonly<Record<LegalFactId, LegalFact>>;
  readonly social: readonly SocialProfile[];
  readonly links: Readonly<Record<LinkId, string>>;
  readonly retention: {
    readonly messageMonths: number;
    readonly declarationMonths: number;
    readonly responseMonths: number;
    readonly logDays: number;
  };
  readonly guaranteeDays: number;
  readonly operatorLanguage: Language;
  readonly operatorEmail: string;
  readonly mailFrom: string;
  readonly acknowledgesMessages: boolean;
};

/** Names every variable that is wrong and what it expects; never repeats a value. */
export class SiteConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`Wrong site configuration:\n${problems.map((problem) => `- ${problem}`).join('\n')}`);
    this.name = 'SiteConfigError';
    this.problems = problems;
  }
}

/** Builds the configuration from an environment; throws `SiteConfigError` with all problems at once. */
export function readSiteConfig(env: Environment): SiteConfig {
  const problems: string[] = [];

  function value<T>(name: string, schema: z.ZodType<T>, fallback: T): T {
    const raw = env[name]?.trim();
    if (!raw) return fallback;
    const result = schema.safeParse(raw);
    if (result.success) return result.data;
    problems.push(`${name} expects ${result.error.issues[0]!.message}`);
    return fallback;
  }

  function localized(name: string, schema: z.ZodType<string>, fallback: Localized): Localized {
    const both = value(name, schema, '');
    return perLanguage((language) =>
      value(`${name}_${language.toUpperCase()}`, schema, both || fallback[language]),
    );
  }

  function legalFact(entry: LegalEntry): LegalFact {
    const isWord = entry.kind === undefined;
    if (isWord && env[entry.variable]?.trim().toLowerCase() === 'none') return notApplicable;
    const given = localized(entry.variable, legalSchemas[entry.kind ?? 'words'], same(''));
    const givenFirst = languages.map((language) => given[language]).find(Boolean);
    const isGiven = givenFirst !== undefined;
    if (!isGiven && entry.fallback === 'none') return notApplicable;
    const fallback =
      entry.fallback && entry.fallback !== 'none' ? entry.fallback : missingMarker(entry.label);
    const text = isGiven ? perLanguage((language) => given[language] || givenFirst) : fallback;
    const state = isGiven ? 'given' : entry.fallback ? 'default' : 'missing';
    return { state, ...(entry.kind === 'day' ? dayInWords(text) : text) };
  }

  function socialProfiles(): SocialProfile[] {
    const profiles = Object.entries(socialVariables).map(([id, [variable, network]]) => ({
      id: id as SocialProfile['id'],
      network,
      url: value(variable, webAddressOrOff, ''),
    }));
    const isUnset = profiles.every(({ url }) => url === '');
    return isUnset
      ? profiles.map((profile) => ({ ...profile, url: `https://social.example/${profile.id}` }))
      : profiles.filter(({ url }) => url !== '' && url !== 'off');
  }

  const email = value('CONTACT_EMAIL', mail, 'hello@elambra.example');
  const street = value('CONTACT_STREET', oneLine, 'Calle Ejemplo 1');
  const postalCode = value('CONTACT_POSTAL_CODE', oneLine, '57000');
  const city = value('CONTACT_CITY', oneLine, 'Puerto Plata');
  const country = localized('CONTACT_COUNTRY', oneLine, {
    de: 'Dominikanische Republik',
    en: 'Dominican Republic',
  });
  const name = value('BRAND_NAME', oneLine, 'Elambra');
  const legal = Object.fromEntries(
    Object.entries(legalVariables).map(([id, entry]) => [id, legalFact(entry)]),
  ) as Record<LegalFactId, LegalFact>;

  const config: SiteConfig = {
    brand: {
      /** BRAND_NAME: the name in header, titles and texts. */
      name,
      /** BRAND_CLAIM: text in two languages. */
      claim: localized('BRAND_CLAIM', oneLine, {
        de: 'KI-Coaching und Geschäftswachstum',
        en: 'AI coaching and business growth',
      }),
    },
    /** CONTACT_EMAIL: shown on the pages, target of mail links. */
    email,
    /** CONTACT_PHONE */
    phone: value('CONTACT_PHONE', phoneNumber, '+1 809 555 0100'),
    /** CONTACT_ADDRESS: one line; without it, the parts below are joined. */
    address: value(
      'CONTACT_ADDRESS',
      oneLine,
      `${street}, ${postalCode} ${city}, ${country[defaultLanguage]}`,
    ),
    /** CONTACT_STREET, CONTACT_POSTAL_CODE, CONTACT_CITY, CONTACT_COUNTRY (two languages), CONTACT_COUNTRY_CODE */
    postalAddress: {
      street,
      postalCode,
      city,
      country,
      countryCode: value(
        'CONTACT_COUNTRY_CODE',
        z.string().regex(/^[A-Z]{2}$/, 'two capital letters such as DE'),
        'DO',
      ),
    },
    /** SITE_URL; the default follows PORT. */
    origin: value('SITE_URL', webOrigin, `http://127.0.0.1:${env.PORT?.trim() || '3000'}`),
    legal: {
      ...legal,
      // The brand's own mailbox is a true answer to "whom do I ask about my data?".
      dataProtectionContact:
        legal.dataProtectionContact.state === 'missing'
          ? { state: 'default', ...same(email) }
          : legal.dataProtectionContact,
    },
    social: socialProfiles(),
    links: Object.fromEntries(
      Object.entries(linkVariables).map(([id, [variable, fallback]]) => [
        id,
        value(variable, webAddress, fallback),
      ]),
    ) as Record<LinkId, string>,
    /** How long things are kept (LAW-22); RETENTION_BACKUP_DAYS is among the legal facts. */
    retention: {
      /** RETENTION_MESSAGE_MONTHS */
      messageMonths: value('RETENTION_MESSAGE_MONTHS', wholeNumber(1, 120), 12),
      /**
       * RETENTION_DECLARATION_MONTHS: withdrawals and cancellations are business letters, to be kept six years from
       * the end of the year they came in (HGB 257, AO 147).
       */
      declarationMonths: value('RETENTION_DECLARATION_MONTHS', wholeNumber(1, 240), 84),
      /** RETENTION_RESPONSE_MONTHS */
      responseMonths: value('RETENTION_RESPONSE_MONTHS', wholeNumber(1, 120), 24),
      /** RETENTION_LOG_DAYS */
      logDays: value('RETENTION_LOG_DAYS', wholeNumber(1, 365), 14),
    },
    /** GUARANTEE_DAYS: time to claim the satisfaction guarantee and the money-back promise. */
    guaranteeDays: value('GUARANTEE_DAYS', wholeNumber(1, 365), 14),
    /** OPERATOR_LANGUAGE: language of mails to the operator. */
    operatorLanguage: value('OPERATOR_LANGUAGE', language, defaultLanguage),
    /** OPERATOR_EMAIL: where enquiries go; the contact address by default. */
    operatorEmail: value('OPERATOR_EMAIL', mail, email),
    /** MAIL_FROM: sender of all mails, an address of the own domain (MAIL-01); the contact address by default. */
    mailFrom: value('MAIL_FROM', mail, email),
    /**
     * ACKNOWLEDGE_MESSAGES: `on` or `off`. Whether who writes through the contact form gets a mail that it arrived. On
     * by default: people expect it, a mistyped address shows, and its limits leave little to misuse (decision 0011).
     */
    acknowledgesMessages: value('ACKNOWLEDGE_MESSAGES', onOrOff, true),
  };
  if (problems.length > 0) throw new SiteConfigError(problems);
  return config;
}

/**
 * What a public site should not be started with: legal facts without a value of the operator's, example contacts,
 * the local address, links to the reserved example domains. One sentence each, for the log and the admin area.
 */
export function siteConfigWarnings(config: SiteConfig, env: Environment): string[] {
  const isSet = (name: string) => Boolean(env[name]?.trim());
  const contacts = [
    'CONTACT_EMAIL',
    'CONTACT_PHONE',
    'CONTACT_STREET',
    'CONTACT_POSTAL_CODE',
    'CONTACT_CITY',
  ];
  const legal = (Object.keys(legalVariables) as LegalFactId[]).flatMap((id) => {
    const { variable } = legalVariables[id];
    if (config.legal[id].state === 'missing')
      return [`${variable} is not set: the legal pages show a marker.`];
    return id === 'legalName' && config.legal[id].state === 'default'
      ? [`${variable} is not set: the legal pages name an example operator.`]
      : [];
  });
  const exampleLinks = Object.entries(linkVariables)
    .filter(([id]) => isExample(config.links[id as LinkId]))
    .map(([, [variable]]) => variable);
  const exampleProfiles = config.social
    .filter(({ url }) => isExample(url))
    .map(({ id }) => socialVariables[id][0]);
  const example = [...exampleLinks, ...exampleProfiles];
  return [
    ...(isSet('SITE_URL') ? [] : ['SITE_URL is not set: canonical addresses point to this machine.']),
    ...contacts
      .filter((name) => !isSet(name))
      .map((name) => `${name} is not set: the site shows an example contact.`),
    ...legal,
    ...(example.length > 0 ? [`These links lead to example addresses: ${example.join(', ')}.`] : []),
  ];
}

/** Whether an address lies in the domain that is reserved for examples (RFC 2606). */
export function isExample(address: string): boolean {
  return new URL(address).hostname.endsWith('.example');
}

function missingMarker(label: Localized): Localized {
  return { de: `[bitte eintragen: ${label.de}]`, en: `[please fill in: ${label.en}]` };
}

function dayInWords(iso: Localized): Localized {
  return perLanguage((language) =>
    new Intl.DateTimeFormat(languageRules[language].locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(iso[language]),
    ),
  );
}

function isBareOrigin(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  return url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '';
}
