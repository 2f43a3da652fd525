import * as z from 'zod/mini';
import { defaultLanguage, languageRules, perLanguage } from '#domain/languages.ts';
import {
  inAnyLanguage,
  type Localized,
  oneLine,
  same,
  typedAs,
  type Variables,
  variableNames,
  wholeNumber,
} from './variables.ts';

type LegalEntry = {
  readonly variable: string;
  /** May be shown as it is: a marked example, or a fact about the site itself. */
  readonly fallback?: Localized | 'none';
  readonly kind?: 'day' | 'dayCount';
};

const schemas = {
  words: oneLine,
  day: typedAs(z.iso.date('a date such as 2026-11-21'), { kind: 'day' }),
  dayCount: typedAs(z.pipe(wholeNumber(1, 3650), z.transform(String)), {
    kind: 'number',
    from: 1,
    to: 3650,
  }),
};

const textsWrittenOn = '2026-11-21';

/** Facts required by law; `none` means that one does not apply ("Entfällt"). */
export const legalVariables = {
  legalName: {
    variable: 'LEGAL_NAME',
    fallback: { de: 'Elambra (Beispielbetreiber)', en: 'Elambra (example operator)' },
  },
  legalForm: { variable: 'LEGAL_FORM' },
  representative: {
    variable: 'LEGAL_REPRESENTATIVE',
  },
  registerCourt: {
    variable: 'LEGAL_REGISTER_COURT',
  },
  registerNumber: {
    variable: 'LEGAL_REGISTER_NUMBER',
  },
  vatId: { variable: 'LEGAL_VAT_ID' },
  businessId: {
    variable: 'LEGAL_BUSINESS_ID',
  },
  supervisoryBody: {
    variable: 'LEGAL_SUPERVISORY_BODY',
  },
  chamber: {
    variable: 'LEGAL_CHAMBER',
  },
  tradeRules: {
    variable: 'LEGAL_TRADE_RULES',
  },
  businessPurpose: {
    variable: 'LEGAL_BUSINESS_PURPOSE',
  },
  owners: {
    variable: 'LEGAL_OWNERS',
  },
  responsiblePerson: {
    variable: 'LEGAL_RESPONSIBLE_PERSON',
  },
  responsibleAddress: {
    variable: 'LEGAL_RESPONSIBLE_ADDRESS',
  },
  /** `none`: no arbitration, and the page says so; else body, address and web page. */
  arbitrationBody: {
    variable: 'LEGAL_ARBITRATION_BODY',
    fallback: 'none',
  },
  imprintDate: {
    variable: 'LEGAL_IMPRINT_DATE',
    fallback: same(textsWrittenOn),
    kind: 'day',
  },
  controllerCountry: {
    variable: 'LEGAL_CONTROLLER_COUNTRY',
    fallback: { de: 'Dominikanische Republik', en: 'Dominican Republic' },
  },
  dataProtectionContact: {
    variable: 'LEGAL_DATA_PROTECTION_CONTACT',
  },
  euRepresentative: {
    variable: 'LEGAL_EU_REPRESENTATIVE',
  },
  swissRepresentative: {
    variable: 'LEGAL_SWISS_REPRESENTATIVE',
  },
  supervisoryAuthority: {
    variable: 'LEGAL_SUPERVISORY_AUTHORITY',
  },
  hostingProvider: {
    variable: 'LEGAL_HOSTING_PROVIDER',
  },
  hostingCountry: {
    variable: 'LEGAL_HOSTING_COUNTRY',
  },
  mailProvider: {
    variable: 'LEGAL_MAIL_PROVIDER',
  },
  mailCountry: {
    variable: 'LEGAL_MAIL_COUNTRY',
  },
  schedulingProvider: {
    variable: 'LEGAL_SCHEDULING_PROVIDER',
  },
  paymentProvider: {
    variable: 'LEGAL_PAYMENT_PROVIDER',
  },
  retentionBackupDays: {
    variable: 'RETENTION_BACKUP_DAYS',
    kind: 'dayCount',
  },
  privacyDate: {
    variable: 'LEGAL_PRIVACY_DATE',
    fallback: same(textsWrittenOn),
    kind: 'day',
  },
  statementDate: {
    variable: 'LEGAL_ACCESSIBILITY_DATE',
    fallback: same(textsWrittenOn),
    kind: 'day',
  },
  reviewDate: {
    variable: 'LEGAL_ACCESSIBILITY_REVIEW_DATE',
    fallback: same(textsWrittenOn),
    kind: 'day',
  },
  reviewMethod: {
    variable: 'LEGAL_ACCESSIBILITY_REVIEW_METHOD',
    fallback: { de: 'Selbstbewertung', en: 'self-assessment' },
  },
  surveillanceAuthorityDe: {
    variable: 'LEGAL_MARKET_SURVEILLANCE_GERMANY',
  },
  surveillanceAuthorityAt: {
    variable: 'LEGAL_MARKET_SURVEILLANCE_AUSTRIA',
  },
} as const satisfies Record<string, LegalEntry>;

export type LegalFactId = keyof typeof legalVariables;

export type LegalFact = Localized & {
  /** `missing`: required but not set, so the words mark the place (LAW-01: never invented). */
  readonly state: 'given' | 'default' | 'missing' | 'none';
};

export type Legal = Readonly<Record<LegalFactId, LegalFact>>;

/** Questions about data go to the contact address unless another is set. */
export function readLegal(variables: Variables, email: string): Legal {
  const facts = Object.fromEntries(
    Object.entries(legalVariables).map(([id, entry]) => [id, legalFact(variables, entry)]),
  ) as Record<LegalFactId, LegalFact>;
  const contact = facts.dataProtectionContact;
  const own: LegalFact = { state: 'default', ...same(email) };
  return { ...facts, dataProtectionContact: contact.state === 'missing' ? own : contact };
}

function legalFact(variables: Variables, { variable, kind, fallback }: LegalEntry): LegalFact {
  const none: LegalFact = { state: 'none', ...same('') };
  if (kind === undefined && saysNone(variables, variable)) return none;
  const value = kind && variables.value<string>(variable, schemas[kind], '');
  const given = kind ? value && same(value) : inAnyLanguage(variables, variable, schemas.words);
  if (!given && fallback === 'none') return none;
  if (!given && fallback === undefined) return { state: 'missing', ...same('') };
  const text = given || (fallback as Localized);
  return { state: given ? 'given' : 'default', ...(kind === 'day' ? dayInWords(text) : text) };
}

/** In one language for both, or in both. */
function saysNone({ raw }: Variables, variable: string): boolean {
  const given = variableNames(variable)
    .map(raw)
    .filter((text) => text !== undefined);
  return given.length > 0 && given.every((text) => text.toLowerCase() === 'none');
}

/** Undefined if not given. The figure is the same in every language. */
export function backupDays({ retentionBackupDays }: Legal): number | undefined {
  return Number(retentionBackupDays[defaultLanguage]) || undefined;
}

function dayInWords(iso: Localized): Localized {
  return perLanguage((language) =>
    new Intl.DateTimeFormat(languageRules[language].locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(iso[language]),
    ),
  );
}
