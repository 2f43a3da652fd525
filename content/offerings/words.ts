import businessWonderDe from './business-wonder/de.json' with { type: 'json' };
import businessWonderEn from './business-wonder/en.json' with { type: 'json' };
import fuelDe from './fuel/de.json' with { type: 'json' };
import fuelEn from './fuel/en.json' with { type: 'json' };
import icWaterPrincipleDe from './ic-water-principle/de.json' with { type: 'json' };
import icWaterPrincipleEn from './ic-water-principle/en.json' with { type: 'json' };
import integratedSolutionsDe from './integrated-solutions/de.json' with { type: 'json' };
import integratedSolutionsEn from './integrated-solutions/en.json' with { type: 'json' };
import marcusStormDe from './marcus-storm/de.json' with { type: 'json' };
import marcusStormEn from './marcus-storm/en.json' with { type: 'json' };
import masterWuDe from './master-wu/de.json' with { type: 'json' };
import masterWuEn from './master-wu/en.json' with { type: 'json' };
import novaDe from './nova/de.json' with { type: 'json' };
import novaEn from './nova/en.json' with { type: 'json' };
import quantumEvolutionDe from './quantum-evolution/de.json' with { type: 'json' };
import quantumEvolutionEn from './quantum-evolution/en.json' with { type: 'json' };
import smoExcellenceDe from './smo-excellence/de.json' with { type: 'json' };
import smoExcellenceEn from './smo-excellence/en.json' with { type: 'json' };
import sophieDe from './sophie/de.json' with { type: 'json' };
import sophieEn from './sophie/en.json' with { type: 'json' };

/** The words of every offering, by language and id. */
export const offeringWords = {
  de: {
    'business-wonder': businessWonderDe,
    fuel: fuelDe,
    'ic-water-principle': icWaterPrincipleDe,
    'integrated-solutions': integratedSolutionsDe,
    'marcus-storm': marcusStormDe,
    'master-wu': masterWuDe,
    nova: novaDe,
    'quantum-evolution': quantumEvolutionDe,
    'smo-excellence': smoExcellenceDe,
    sophie: sophieDe,
  },
  en: {
    'business-wonder': businessWonderEn,
    fuel: fuelEn,
    'ic-water-principle': icWaterPrincipleEn,
    'integrated-solutions': integratedSolutionsEn,
    'marcus-storm': marcusStormEn,
    'master-wu': masterWuEn,
    nova: novaEn,
    'quantum-evolution': quantumEvolutionEn,
    'smo-excellence': smoExcellenceEn,
    sophie: sophieEn,
  },
};
