import { adminWords } from './admin/words.ts';
import aboutDe from './de/about.json' with { type: 'json' };
import accessibilityDe from './de/accessibility.json' with { type: 'json' };
import aiOrHumanDe from './de/ai-or-human.json' with { type: 'json' };
import alacarteDe from './de/alacarte.json' with { type: 'json' };
import cancelContractDe from './de/cancel-contract.json' with { type: 'json' };
import caseNexiuDe from './de/case-nexiu.json' with { type: 'json' };
import checksDe from './de/checks.json' with { type: 'json' };
import commonDe from './de/common.json' with { type: 'json' };
import contractDe from './de/contract.json' with { type: 'json' };
import demoDe from './de/demo.json' with { type: 'json' };
import genesisDe from './de/genesis.json' with { type: 'json' };
import homeDe from './de/home.json' with { type: 'json' };
import icWaterPrincipleSampleDe from './de/ic-water-principle-sample.json' with { type: 'json' };
import imprintDe from './de/imprint.json' with { type: 'json' };
import mailDe from './de/mail.json' with { type: 'json' };
import monthlyDe from './de/monthly.json' with { type: 'json' };
import novaCaseStudyDe from './de/nova-case-study.json' with { type: 'json' };
import onboardingDe from './de/onboarding.json' with { type: 'json' };
import ourFiguresDe from './de/our-figures.json' with { type: 'json' };
import platformDe from './de/platform.json' with { type: 'json' };
import privacyDe from './de/privacy.json' with { type: 'json' };
import searchDe from './de/search.json' with { type: 'json' };
import sessionsDe from './de/sessions.json' with { type: 'json' };
import sophieCompareDe from './de/sophie-compare.json' with { type: 'json' };
import sophieSampleDe from './de/sophie-sample.json' with { type: 'json' };
import supportDe from './de/support.json' with { type: 'json' };
import surveyDe from './de/survey.json' with { type: 'json' };
import termsOfServiceDe from './de/terms-of-service.json' with { type: 'json' };
import unclaimedDe from './de/unclaimed.json' with { type: 'json' };
import useCasesDe from './de/use-cases.json' with { type: 'json' };
import withdrawContractDe from './de/withdraw-contract.json' with { type: 'json' };
import aboutEn from './en/about.json' with { type: 'json' };
import accessibilityEn from './en/accessibility.json' with { type: 'json' };
import aiOrHumanEn from './en/ai-or-human.json' with { type: 'json' };
import alacarteEn from './en/alacarte.json' with { type: 'json' };
import cancelContractEn from './en/cancel-contract.json' with { type: 'json' };
import caseNexiuEn from './en/case-nexiu.json' with { type: 'json' };
import checksEn from './en/checks.json' with { type: 'json' };
import commonEn from './en/common.json' with { type: 'json' };
import contractEn from './en/contract.json' with { type: 'json' };
import demoEn from './en/demo.json' with { type: 'json' };
import genesisEn from './en/genesis.json' with { type: 'json' };
import homeEn from './en/home.json' with { type: 'json' };
import icWaterPrincipleSampleEn from './en/ic-water-principle-sample.json' with { type: 'json' };
import imprintEn from './en/imprint.json' with { type: 'json' };
import mailEn from './en/mail.json' with { type: 'json' };
import monthlyEn from './en/monthly.json' with { type: 'json' };
import novaCaseStudyEn from './en/nova-case-study.json' with { type: 'json' };
import onboardingEn from './en/onboarding.json' with { type: 'json' };
import ourFiguresEn from './en/our-figures.json' with { type: 'json' };
import platformEn from './en/platform.json' with { type: 'json' };
import privacyEn from './en/privacy.json' with { type: 'json' };
import searchEn from './en/search.json' with { type: 'json' };
import sessionsEn from './en/sessions.json' with { type: 'json' };
import sophieCompareEn from './en/sophie-compare.json' with { type: 'json' };
import sophieSampleEn from './en/sophie-sample.json' with { type: 'json' };
import supportEn from './en/support.json' with { type: 'json' };
import surveyEn from './en/survey.json' with { type: 'json' };
import termsOfServiceEn from './en/terms-of-service.json' with { type: 'json' };
import unclaimedEn from './en/unclaimed.json' with { type: 'json' };
import useCasesEn from './en/use-cases.json' with { type: 'json' };
import withdrawContractEn from './en/withdraw-contract.json' with { type: 'json' };
import { offeringWords } from './offerings/offerings.ts';

export const words = {
  de: {
    ...offeringWords.de,
    about: aboutDe,
    accessibility: accessibilityDe,
    admin: adminWords.de,
    'ai-or-human': aiOrHumanDe,
    alacarte: alacarteDe,
    'cancel-contract': cancelContractDe,
    'case-nexiu': caseNexiuDe,
    checks: checksDe,
    common: commonDe,
    contract: contractDe,
    demo: demoDe,
    genesis: genesisDe,
    home: homeDe,
    'ic-water-principle-sample': icWaterPrincipleSampleDe,
    imprint: imprintDe,
    mail: mailDe,
    monthly: monthlyDe,
    'nova-case-study': novaCaseStudyDe,
    onboarding: onboardingDe,
    'our-figures': ourFiguresDe,
    platform: platformDe,
    privacy: privacyDe,
    search: searchDe,
    sessions: sessionsDe,
    'sophie-compare': sophieCompareDe,
    'sophie-sample': sophieSampleDe,
    support: supportDe,
    survey: surveyDe,
    'terms-of-service': termsOfServiceDe,
    unclaimed: unclaimedDe,
    'use-cases': useCasesDe,
    'withdraw-contract': withdrawContractDe,
  },
  en: {
    ...offeringWords.en,
    about: aboutEn,
    accessibility: accessibilityEn,
    admin: adminWords.en,
    'ai-or-human': aiOrHumanEn,
    alacarte: alacarteEn,
    'cancel-contract': cancelContractEn,
    'case-nexiu': caseNexiuEn,
    checks: checksEn,
    common: commonEn,
    contract: contractEn,
    demo: demoEn,
    genesis: genesisEn,
    home: homeEn,
    'ic-water-principle-sample': icWaterPrincipleSampleEn,
    imprint: imprintEn,
    mail: mailEn,
    monthly: monthlyEn,
    'nova-case-study': novaCaseStudyEn,
    onboarding: onboardingEn,
    'our-figures': ourFiguresEn,
    platform: platformEn,
    privacy: privacyEn,
    search: searchEn,
    sessions: sessionsEn,
    'sophie-compare': sophieCompareEn,
    'sophie-sample': sophieSampleEn,
    support: supportEn,
    survey: surveyEn,
    'terms-of-service': termsOfServiceEn,
    unclaimed: unclaimedEn,
    'use-cases': useCasesEn,
    'withdraw-contract': withdrawContractEn,
  },
};

export type Words = typeof words;

export type Namespace = keyof Words['de'];

/** Shape of the German file without its notes; a test compares the English one. */
export type NamespaceWords<N extends Namespace> = Omit<Words['de'][N], '_review'>;
