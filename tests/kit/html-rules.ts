import { HtmlValidate, StaticConfigLoader } from 'html-validate';

const off = 'off' as const;

/** The recommended rules of html-validate for pages as they are served; each exception carries its reason. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:recommended'],
    rules: {
      // How React spells HTML. Browsers read the same from it.
      'void-style': off,
      'attr-case': off,
      'attribute-boolean-style': off,
      'attribute-empty-style': off,
      // The ids of React's useId begin with an underscore, which HTML allows.
      'valid-id': ['error', { relaxed: true }],
      // The filter of the platform page acts at every choice; there is nothing to submit, only to reset.
      'wcag/h32': off,
      // Style sheets keep phone numbers on one line.
      'tel-non-breaking': off,
    },
  }),
);

/** Everything html-validate has to say of a document, one line per finding: rule, message, place. */
export async function htmlFindings(html: string): Promise<string[]> {
  const report = await validator.validateString(html);
  return report.results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, selector }) => `${ruleId}: ${message}${selector ? ` (${selector})` : ''}`,
    ),
  );
}
