/**
 * Pages of the site are prerendered when the pointer comes to a link, so that a click shows them at once. `eager`, because
 * with `moderate` a quick click waits for the rendering it has just begun. The admin area and the API are never
 * fetched ahead of a click.
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

/** Stands right behind the rules and takes them away where nothing hovers: there they make a tap slower. */
export const rulesOnlyWhereHovering =
  'if(!matchMedia("(hover: hover)").matches)document.currentScript.previousElementSibling.remove()';
