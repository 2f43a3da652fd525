import type { VariableGroup, VariableLevel } from './variable-note.ts';
import { type Localized, same } from './variables.ts';

export type LegalEntry = {
  readonly variable: string;
  readonly sets: string;
  readonly example: string;
  /** Otherwise it must be set, unless there is a fallback. */
  readonly level?: VariableLevel;
  readonly group?: VariableGroup;
  readonly unset?: string;
  /** May be shown as it is: a marked example, or a fact about the site itself. */
  readonly fallback?: Localized | 'none';
  readonly kind?: 'day' | 'dayCount';
};

const textsWrittenOn = '2026-11-21';

/** Facts required by law; `none` means that one does not apply ("Entfällt"). */
export const legalVariables = {
  legalName: {
    variable: 'LEGAL_NAME',
    sets: 'Name of the company or person that runs the site.',
    example: 'Nordwind GmbH',
    level: 'must',
    fallback: { de: 'Elambra (Beispielbetreiber)', en: 'Elambra (example operator)' },
  },
  legalForm: {
    variable: 'LEGAL_FORM',
    sets: 'Legal form of the company.',
    example: 'GmbH',
  },
  representative: {
    variable: 'LEGAL_REPRESENTATIVE',
    sets: 'Person who represents the company.',
    example: 'Ada Example',
  },
  registerCourt: {
    variable: 'LEGAL_REGISTER_COURT',
    sets: 'Register in which the company is entered.',
    example: 'Amtsgericht München',
  },
  registerNumber: {
    variable: 'LEGAL_REGISTER_NUMBER',
    sets: 'Number in that register.',
    example: 'HRB 12345',
  },
  vatId: {
    variable: 'LEGAL_VAT_ID',
    sets: 'VAT identification number.',
    example: 'DE123456789',
  },
  businessId: {
    variable: 'LEGAL_BUSINESS_ID',
    sets: 'Business identification number.',
    example: 'DE123456789-00001',
  },
  supervisoryBody: {
    variable: 'LEGAL_SUPERVISORY_BODY',
    sets: 'Authority that supervises the business.',
    example: 'none',
  },
  chamber: {
    variable: 'LEGAL_CHAMBER',
    sets: 'Professional chamber.',
    example: 'none',
  },
  tradeRules: {
    variable: 'LEGAL_TRADE_RULES',
    sets: 'Professional rules and where to read them.',
    example: 'none',
  },
  businessPurpose: {
    variable: 'LEGAL_BUSINESS_PURPOSE',
    sets: 'Purpose of the business, as registered.',
    example: 'Beratung und Coaching',
  },
  owners: {
    variable: 'LEGAL_OWNERS',
    sets: 'Owners of the business.',
    example: 'Ada Example',
  },
  responsiblePerson: {
    variable: 'LEGAL_RESPONSIBLE_PERSON',
    sets: 'Person responsible for the content.',
    example: 'Ada Example',
  },
  responsibleAddress: {
    variable: 'LEGAL_RESPONSIBLE_ADDRESS',
    sets: 'Address of the person responsible for the content.',
    example: 'Musterstraße 1, 80331 München',
  },
  /** `none`: no arbitration, and the page says so; else body, address and web page. */
  arbitrationBody: {
    variable: 'LEGAL_ARBITRATION_BODY',
    sets: 'Consumer arbitration body: name, address and web page.',
    example: 'none',
    level: 'optional',
    fallback: 'none',
  },
  imprintDate: {
    variable: 'LEGAL_IMPRINT_DATE',
    sets: 'Date of the imprint.',
    example: '2027-01-31',
    level: 'should',
    fallback: same(textsWrittenOn),
    kind: 'day',
  },
  controllerCountry: {
    variable: 'LEGAL_CONTROLLER_COUNTRY',
    sets: 'Country of the data controller.',
    example: 'Deutschland',
    level: 'should',
    fallback: { de: 'Dominikanische Republik', en: 'Dominican Republic' },
  },
  dataProtectionContact: {
    variable: 'LEGAL_DATA_PROTECTION_CONTACT',
    sets: 'Contact for questions about personal data.',
    example: 'privacy@example.com',
    level: 'optional',
    unset: '`CONTACT_EMAIL`',
  },
  euRepresentative: {
    variable: 'LEGAL_EU_REPRESENTATIVE',
    sets: 'Representative in the EU (article 27 of the GDPR).',
    example: 'none',
  },
  swissRepresentative: {
    variable: 'LEGAL_SWISS_REPRESENTATIVE',
    sets: 'Representative in Switzerland.',
    example: 'none',
  },
  supervisoryAuthority: {
    variable: 'LEGAL_SUPERVISORY_AUTHORITY',
    sets: 'Data protection authority in charge.',
    example: 'BayLDA, Ansbach',
  },
  hostingProvider: {
    variable: 'LEGAL_HOSTING_PROVIDER',
    sets: 'Company that hosts the server and the database.',
    example: 'Example Hosting GmbH',
  },
  hostingCountry: {
    variable: 'LEGAL_HOSTING_COUNTRY',
    sets: 'Country of the hosting company.',
    example: 'Deutschland',
  },
  mailProvider: {
    variable: 'LEGAL_MAIL_PROVIDER',
    sets: 'Company that sends and receives your email.',
    example: 'Example Mail GmbH',
  },
  mailCountry: {
    variable: 'LEGAL_MAIL_COUNTRY',
    sets: 'Country of the mail provider.',
    example: 'Deutschland',
  },
  schedulingProvider: {
    variable: 'LEGAL_SCHEDULING_PROVIDER',
    sets: 'Company behind the booking calendar.',
    example: 'Example Calendar Inc.',
  },
  paymentProvider: {
    variable: 'LEGAL_PAYMENT_PROVIDER',
    sets: 'Company behind the checkout.',
    example: 'Example Payments Ltd.',
  },
  retentionBackupDays: {
    variable: 'RETENTION_BACKUP_DAYS',
    sets: 'Days after which every backup is deleted, as the privacy notice says.',
    example: '30',
    group: 'retention',
    unset: 'the privacy notice marks the gap',
    kind: 'dayCount',
  },
  privacyDate: {
    variable: 'LEGAL_PRIVACY_DATE',
    sets: 'Date of the privacy notice.',
    example: '2027-01-31',
    level: 'should',
    fallback: same(textsWrittenOn),
    kind: 'day',
  },
  statementDate: {
    variable: 'LEGAL_ACCESSIBILITY_DATE',
    sets: 'Date of the accessibility statement.',
    example: '2027-01-31',
    level: 'should',
    fallback: same(textsWrittenOn),
    kind: 'day',
  },
  reviewDate: {
    variable: 'LEGAL_ACCESSIBILITY_REVIEW_DATE',
    sets: 'Date of the last accessibility review.',
    example: '2027-01-31',
    level: 'should',
    fallback: same(textsWrittenOn),
    kind: 'day',
  },
  reviewMethod: {
    variable: 'LEGAL_ACCESSIBILITY_REVIEW_METHOD',
    sets: 'Method of the accessibility review.',
    example: 'Selbstbewertung',
    level: 'optional',
    fallback: { de: 'Selbstbewertung', en: 'self-assessment' },
  },
  surveillanceAuthorityDe: {
    variable: 'LEGAL_MARKET_SURVEILLANCE_GERMANY',
    sets: 'Market surveillance authority in Germany, with its address.',
    example: 'MLBF, Magdeburg',
  },
  surveillanceAuthorityAt: {
    variable: 'LEGAL_MARKET_SURVEILLANCE_AUSTRIA',
    sets: 'Market surveillance authority in Austria, with its address.',
    example: 'Sozialministeriumservice, Wien',
  },
} as const satisfies Record<string, LegalEntry>;

export type LegalFactId = keyof typeof legalVariables;
