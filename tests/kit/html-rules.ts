import { HtmlValidate, StaticConfigLoader } from 'html-validate';

/** Rules of html-validate for the pages as they are served; what is turned off carries its reason. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:standard', 'html-validate:a11y'],
    rules: {
      'no-dup-id': 'error',
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
