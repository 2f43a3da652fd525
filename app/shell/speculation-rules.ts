/**
 * Pages of the site are prerendered when the pointer rests on a link, so that a click shows them at once. Only the
 * rules of devices that hover get in: on a touch screen they made a quick tap slower (docs/decisions/0001).
 * The admin area and the API are never fetched ahead of a click.
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
      eagerness: 'moderate',
    },
  ],
});
