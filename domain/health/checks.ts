/** `wrong` needs an owner now; `attention` may be intended. */
export type CheckState = 'ok' | 'attention' | 'wrong';

/** In the order in which they are shown. */
export const checkNames = [
  'configuration',
  'disk',
  'database',
  'migrations',
  'clock',
  'mail',
  'mailbox',
  'assistant',
  'dns',
  'certificate',
  'proxy',
  'backup',
] as const;

export type CheckName = (typeof checkNames)[number];

/** Findings of the checks. Their words and fixes are in the content under the same key (`checks.found`). */
export const findingStates = {
  configurationFine: 'ok',
  configurationRefused: 'wrong',
  openAddress: 'attention',
  openContact: 'attention',
  openLegal: 'attention',
  openSessions: 'attention',
  openSales: 'attention',
  openLinks: 'attention',
  openNotices: 'attention',
  openOptional: 'ok',
  diskFine: 'ok',
  diskLow: 'attention',
  diskFull: 'wrong',
  diskClosed: 'wrong',
  diskReadOnly: 'wrong',
  diskMissing: 'wrong',
  databaseFine: 'ok',
  databaseSlow: 'attention',
  databaseNone: 'attention',
  databaseSilent: 'wrong',
  databaseNoRight: 'wrong',
  databaseNoSchema: 'wrong',
  databaseReadOnly: 'wrong',
  databaseEncoding: 'wrong',
  asideFolder: 'attention',
  asideSchema: 'attention',
  asideFile: 'attention',
  databaseClosed: 'wrong',
  migrationsFine: 'ok',
  migrationsMissing: 'attention',
  migrationsNewer: 'wrong',
  clockFine: 'ok',
  clockFree: 'attention',
  clockApart: 'attention',
  clockBehind: 'wrong',
  clockLeapt: 'wrong',
  mailFine: 'ok',
  mailUnset: 'attention',
  mailRefused: 'wrong',
  mailSilent: 'wrong',
  mailboxFine: 'ok',
  mailboxUnset: 'ok',
  mailboxRefused: 'wrong',
  mailboxMissing: 'wrong',
  mailboxSilent: 'wrong',
  assistantUnset: 'ok',
  assistantFine: 'ok',
  assistantOther: 'attention',
  assistantSilent: 'attention',
  dnsUnneeded: 'ok',
  addressFine: 'ok',
  addressMissing: 'wrong',
  spfFine: 'ok',
  spfMissing: 'attention',
  spfOpen: 'wrong',
  spfTwice: 'wrong',
  dkimFine: 'ok',
  dkimUnknown: 'attention',
  dkimMissing: 'wrong',
  dmarcFine: 'ok',
  dmarcWeak: 'attention',
  dmarcMissing: 'attention',
  dnsSilent: 'attention',
  certificateFine: 'ok',
  certificateUnneeded: 'ok',
  certificateNone: 'wrong',
  certificateSoon: 'attention',
  certificateRefused: 'wrong',
  certificateSilent: 'wrong',
  proxyFine: 'ok',
  proxyUnneeded: 'ok',
  proxyUncounted: 'wrong',
  siteSilent: 'wrong',
  siteOther: 'wrong',
  backupFine: 'ok',
  backupNone: 'attention',
  backupByHand: 'attention',
  backupFirst: 'attention',
  backupOpen: 'attention',
  backupSameDisk: 'attention',
  backupLate: 'attention',
  backupOld: 'wrong',
  backupFailed: 'wrong',
  backupKilled: 'wrong',
  backupsKept: 'attention',
  backupUnproven: 'attention',
  checkLate: 'attention',
  checkBroken: 'attention',
} as const satisfies Record<string, CheckState>;

export type FindingCode = keyof typeof findingStates;

/** Holds nothing secret: names, numbers, hosts and error codes. */
export type Finding = {
  readonly code: FindingCode;
  readonly values: Readonly<Record<string, string>>;
};

export type CheckResult = Finding & { readonly check: CheckName; readonly state: CheckState };

export function finding(code: FindingCode, values: Readonly<Record<string, string | number>> = {}): Finding {
  return {
    code,
    values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)])),
  };
}

export function worstOf(results: readonly { readonly state: CheckState }[]): CheckState {
  if (results.some(({ state }) => state === 'wrong')) return 'wrong';
  return results.some(({ state }) => state === 'attention') ? 'attention' : 'ok';
}

/** By what an open point of the configuration is about. */
export const openFindings = {
  address: 'openAddress',
  contact: 'openContact',
  legal: 'openLegal',
  sessions: 'openSessions',
  sales: 'openSales',
  people: 'openOptional',
  links: 'openLinks',
} as const satisfies Record<string, FindingCode>;
