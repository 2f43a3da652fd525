import aboutDe from './de/about.json' with { type: 'json' };
import accessibilityDe from './de/accessibility.json' with { type: 'json' };
import adminDe from './de/admin.json' with { type: 'json' };
import alacarteDe from './de/alacarte.json' with { type: 'json' };
import businessWonderDe from './de/business-wonder.json' with { type: 'json' };
import cancelContractDe from './de/cancel-contract.json' with { type: 'json' };
import caseNexiuDe from './de/case-nexiu.json' with { type: 'json' };
import commonDe from './de/common.json' with { type: 'json' };
import demoDe from './de/demo.json' with { type: 'json' };
import fuelDe from './de/fuel.json' with { type: 'json' };
import genesisDe from './de/genesis.json' with { type: 'json' };
import homeDe from './de/home.json' with { type: 'json' };
import icWaterPrincipleDe from './de/ic-water-principle.json' with { type: 'json' };
import imprintDe from './de/imprint.json' with { type: 'json' };
import integratedSolutionsDe from './de/integrated-solutions.json' with { type: 'json' };
import mailDe from './de/mail.json' with { type: 'json' };
import marcusStormDe from './de/marcus-storm.json' with { type: 'json' };
import masterWuDe from './de/master-wu.json' with { type: 'json' };
import monthlyDe from './de/monthly.json' with { type: 'json' };
import novaDe from './de/nova.json' with { type: 'json' };
import novaCaseStudyDe from './de/nova-case-study.json' with { type: 'json' };
import onboardingDe from './de/onboarding.json' with { type: 'json' };
import platformDe from './de/platform.json' with { type: 'json' };
import privacyDe from './de/privacy.json' with { type: 'json' };
import quantumEvolutionDe from './de/quantum-evolution.json' with { type: 'json' };
import smoExcellenceDe from './de/smo-excellence.json' with { type: 'json' };
import sophieDe from './de/sophie.json' with { type: 'json' };
import sophieCompareDe from './de/sophie-compare.json' with { type: 'json' };
import supportDe from './de/support.json' with { type: 'json' };
import surveyDe from './de/survey.json' with { type: 'json' };
import termsOfServiceDe from './de/terms-of-service.json' with { type: 'json' };
import useCasesDe from './de/use-cases.json' with { type: 'json' };
import withdrawContractDe from './de/withdraw-contract.json' with { type: 'json' };
import aboutEn from './en/about.json' with { type: 'json' };
import accessibilityEn from './en/accessibility.json' with { type: 'json' };
import adminEn from './en/admin.json' with { type: 'json' };
import alacarteEn from './en/alacarte.json' with { type: 'json' };
import businessWonderEn from './en/business-wonder.json' with { type: 'json' };
import cancelContractEn from './en/cancel-contract.json' with { type: 'json' };
import caseNexiuEn from './en/case-nexiu.json' with { type: 'json' };
import commonEn from './en/common.json' with { type: 'json' };
import demoEn from './en/demo.json' with { type: 'json' };
import fuelEn from './en/fuel.json' with { type: 'json' };
import genesisEn from './en/genesis.json' with { type: 'json' };
import homeEn from './en/home.json' with { type: 'json' };
import icWaterPrincipleEn from './en/ic-water-principle.json' with { type: 'json' };
import imprintEn from './en/imprint.json' with { type: 'json' };
import integratedSolutionsEn from './en/integrated-solutions.json' with { type: 'json' };
import mailEn from './en/mail.json' with { type: 'json' };
import marcusStormEn from './en/marcus-storm.json' with { type: 'json' };
import masterWuEn from './en/master-wu.json' with { type: 'json' };
import monthlyEn from './en/monthly.json' with { type: 'json' };
import novaEn from './en/nova.json' with { type: 'json' };
import novaCaseStudyEn from './en/nova-case-study.json' with { type: 'json' };
import onboardingEn from './en/onboarding.json' with { type: 'json' };
import platformEn from './en/platform.json' with { type: 'json' };
import privacyEn from './en/privacy.json' with { type: 'json' };
import quantumEvolutionEn from './en/quantum-evolution.json' with { type: 'json' };
import smoExcellenceEn from './en/smo-excellence.json' with { type: 'json' };
import sophieEn from './en/sophie.json' with { type: 'json' };
import sophieCompareEn from './en/sophie-compare.json' with { type: 'json' };
import supportEn from './en/support.json' with { type: 'json' };
import surveyEn from './en/survey.json' with { type: 'json' };
import termsOfServiceEn from './en/terms-of-service.json' with { type: 'json' };
import useCasesEn from './en/use-cases.json' with { type: 'json' };
import withdrawContractEn from './en/withdraw-contract.json' with { type: 'json' };

/** All texts, by language and namespace. One namespace per page, plus `common`, `admin` and `mail`. */
export const words = {
  de: {
    about: aboutDe,
    accessibility: accessibilityDe,
    admin: adminDe,
    alacarte: alacarteDe,
    'business-wonder': businessWonderDe,
    'cancel-contract': cancelContractDe,
    'case-nexiu': caseNexiuDe,
    common: commonDe,
    demo: demoDe,
    fuel: fuelDe,
    genesis: genesisDe,
    home: homeDe,
    'ic-water-principle': icWaterPrincipleDe,
    imprint: imprintDe,
    'integrated-solutions': integratedSolutionsDe,
    mail: mailDe,
    'marcus-storm': marcusStormDe,
    'master-wu': masterWuDe,
    monthly: monthlyDe,
    nova: novaDe,
    'nova-case-study': novaCaseStudyDe,
    onboarding: onboardingDe,
    platform: platformDe,
    privacy: privacyDe,
    'quantum-evolution': quantumEvolutionDe,
    'smo-excellence': smoExcellenceDe,
    sophie: sophieDe,
    'sophie-compare': sophieCompareDe,
    support: supportDe,
    survey: surveyDe,
    'terms-of-service': termsOfServiceDe,
    'use-cases': useCasesDe,
    'withdraw-contract': withdrawContractDe,
  },
  en: {
    about: aboutEn,
    accessibility: accessibilityEn,
    admin: adminEn,
    alacarte: alacarteEn,
    'business-wonder': businessWonderEn,
    'cancel-contract': cancelContractEn,
    'case-nexiu': caseNexiuEn,
    common: commonEn,
    demo: demoEn,
    fuel: fuelEn,
    genesis: genesisEn,
    home: homeEn,
    'ic-water-principle': icWaterPrincipleEn,
    imprint: imprintEn,
    'integrated-solutions': integratedSolutionsEn,
    mail: mailEn,
    'marcus-storm': marcusStormEn,
    'master-wu': masterWuEn,
    monthly: monthlyEn,
    nova: novaEn,
    'nova-case-study': novaCaseStudyEn,
    onboarding: onboardingEn,
    platform: platformEn,
    privacy: privacyEn,
    'quantum-evolution': quantumEvolutionEn,
    'smo-excellence': smoExcellenceEn,
    sophie: sophieEn,
    'sophie-compare': sophieCompareEn,
    support: supportEn,
    survey: surveyEn,
    'terms-of-service': termsOfServiceEn,
    'use-cases': useCasesEn,
    'withdraw-contract': withdrawContractEn,
  },
};

export type Namespace = keyof typeof words.de;

/**
 * The shape of a namespace, as its German file has it; a test keeps the English one equal. Its notes are left out:
 * `_facts` says what the placeholders stand for, `_approve` what an operator must confirm.
 */
export type NamespaceWords<N extends Namespace> = Omit<(typeof words.de)[N], '_facts' | '_approve'>;
