import { HtmlValidate, StaticConfigLoader } from 'html-validate';

const off = 'off' as const;

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:recommended'],
    rules: {
      // React's spelling of HTML, which browsers read the same.
      'void-style': off,
      'attr-case': off,
      'attribute-boolean-style': off,
      'attribute-empty-style': off,
      // Ids of `useId` begin with an underscore, which HTML allows.
      'valid-id': ['error', { relaxed: true }],
      'tel-non-breaking': off,
    },
  }),
);

/** One line per finding: rule, message, place. */
export async function htmlFindings(html: string): Promise<string[]> {
  const report = await validator.validateString(html);
  return report.results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, selector }) => `${ruleId}: ${message}${selector ? ` (${selector})` : ''}`,
    ),
  );
}
