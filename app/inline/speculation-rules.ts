/**
 * Prerenders a page when the pointer reaches its link, never the admin area or the API. `eager`, because with
 * `moderate` a quick click waits for the rendering that has just started. Data until the first paint: earlier
 * rules force a layout with whatever fonts have arrived.
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/admin*' } },
          { not: { href_matches: '/api/*' } },
          { not: { selector_matches: '[target=_blank], [rel=nofollow]' } },
        ],
      },
      eagerness: 'eager',
    },
  ],
});

/** Data to a browser, code to the content security policy. */
export const waitingRulesType = 'application/speculationrules+json';
