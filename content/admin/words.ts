import { accountsWords } from './accounts.ts';
import { auditWords } from './audit.ts';
import { chartsWords } from './charts.ts';
import { colorsWords } from './colors.ts';
import { contentWords } from './content.ts';
import { dashboardWords } from './dashboard.ts';
import { examplesWords } from './examples.ts';
import { figuresWords } from './figures.ts';
import { filesWords } from './files.ts';
import { frameWords } from './frame.ts';
import { inboxWords } from './inbox.ts';
import { privacyWords } from './privacy.ts';
import { productsWords } from './products.ts';
import { publishingWords } from './publishing.ts';
import { releasesWords } from './releases.ts';
import { responsesWords } from './responses.ts';
import { settingsWords } from './settings.ts';
import { signInWords } from './sign-in.ts';
import { templatesWords } from './templates.ts';

/** All words of the admin area. Its screens import their own group alone. */
export const adminWords = {
  de: {
    ...frameWords.de,
    ...dashboardWords.de,
    ...examplesWords.de,
    ...contentWords.de,
    ...settingsWords.de,
    ...publishingWords.de,
    ...productsWords.de,
    ...colorsWords.de,
    ...inboxWords.de,
    ...releasesWords.de,
    ...responsesWords.de,
    ...chartsWords.de,
    ...figuresWords.de,
    ...privacyWords.de,
    ...auditWords.de,
    ...accountsWords.de,
    ...signInWords.de,
    ...filesWords.de,
    ...templatesWords.de,
  },
  en: {
    ...frameWords.en,
    ...dashboardWords.en,
    ...examplesWords.en,
    ...contentWords.en,
    ...settingsWords.en,
    ...publishingWords.en,
    ...productsWords.en,
    ...colorsWords.en,
    ...inboxWords.en,
    ...releasesWords.en,
    ...responsesWords.en,
    ...chartsWords.en,
    ...figuresWords.en,
    ...privacyWords.en,
    ...auditWords.en,
    ...accountsWords.en,
    ...signInWords.en,
    ...filesWords.en,
    ...templatesWords.en,
  },
};
