/**
 * Pages of the site are prerendered when the pointer comes to a link, so that a click shows them at once. `eager`, because
 * with `moderate` a quick click waits for the rendering it has just begun. The admin area and the API are never
 * fetched ahead of a click. In the document these are data until the first paint is over: rules that are there earlier
 * make the browser lay the page out for them, with whatever fonts it has by then.
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/admin*' } },
          { not: { href_matches: '/api/*' } },
          { not: { selector_matches: '[target=_blank]' } },
        ],
      },
      eagerness: 'eager',
    },
  ],
});

/** The type under which the rules wait in the document: data to a browser, code to the content security policy. */
export const waitingRulesType = 'application/speculationrules+json';
