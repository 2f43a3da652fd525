import { pagesOf } from '#app/routes.ts';
import { pathOf } from '#app/words/page.ts';
import type { Content } from '#content/content.ts';
import { facts } from '#content/facts.ts';
import { offeringDesigns } from '#content/offering-designs.ts';
import { allOfferings, isVisible } from '#content/offerings/listed.ts';
import { surveyChoices } from '#content/offerings/survey-choices.ts';
import { productsIn } from '#content/products.ts';
import { textEntries } from '#content/text-entries.ts';
import type { PublishedState } from '#domain/api/release.ts';
import { pathIn } from '#domain/language/addresses.ts';
import { type Language, perLanguage } from '#domain/language/languages.ts';
import { placeholdersIn } from '#domain/publishing/placeholders.ts';
import type { OfferingDesign } from '#domain/publishing/published-colors.ts';
import { contentPieces } from './dashboard/content-pieces.ts';

export type LinkableOffering = {
  readonly id: string;
  readonly name: string;
  readonly design: OfferingDesign;
  readonly paths: Readonly<Record<Language, string>>;
  /** On the home page; a hidden one has none. */
  readonly hasTile: boolean;
};

/** Links required by law on every page. */
export type LegalLink = 'imprint' | 'privacy' | 'accessibility';

export type AdminData = {
  readonly brand: string;
  readonly isDemo: boolean;
  /** Facts that the words of the area mention. */
  readonly facts: Readonly<Record<Language, Readonly<Record<string, string>>>>;
  readonly offerings: readonly LinkableOffering[];
  /** How many pages operators maintain. */
  readonly contentPieces: number;
  /** German paths of the pages by id, in route order. */
  readonly pagePaths: Readonly<Record<string, string>>;
  /** What visitors saw when the page was rendered. */
  readonly published: PublishedState;
  readonly solutions: Readonly<Record<Language, Readonly<Record<string, string>>>>;
  readonly legalPaths: Readonly<Record<Language, Readonly<Record<LegalLink, string>>>>;
};

/** Runs on the server, so that configuration and other words stay out of the client bundle. */
export function adminData(
  content: Content,
  { version, products }: PublishedState = { version: 0, products: productsIn(content, {}) },
): AdminData {
  const designs = offeringDesigns(content.offerings);
  const solutions = solutionNames(content);
  return {
    brand: content.site.brand.name,
    isDemo: content.site.isDemo,
    facts: perLanguage((language) => mentionedFacts(content, language)),
    offerings: allOfferings(content.offerings).map((offering) => ({
      id: offering.id,
      name: offering.name,
      design: designs[offering.id],
      paths: perLanguage((language) => pathIn(language, offering.path)),
      hasTile: isVisible(offering),
    })),
    contentPieces: contentPieces(content).length,
    pagePaths: Object.fromEntries(pagesOf(content.offerings).map(({ id, path }) => [id, path])),
    published: { version, products },
    solutions: perLanguage(() => solutions),
    legalPaths: perLanguage((language) => ({
      imprint: pathOf('imprint', language),
      privacy: pathOf('privacy', language),
      accessibility: pathOf('accessibility', language),
    })),
  };
}

function solutionNames({ offerings }: Content): Record<string, string> {
  return Object.fromEntries(surveyChoices(offerings).map(({ id, name }) => [id, name]));
}

function mentionedFacts(content: Content, language: Language): Record<string, string> {
  const mentioned = new Set(
    textEntries(content.words[language].admin).flatMap(([, text]) => placeholdersIn(text)),
  );
  const known = Object.entries(facts(content, language, 'admin'));
  return Object.fromEntries(known.filter(([name]) => mentioned.has(name)));
}
