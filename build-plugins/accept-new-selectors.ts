import type { Plugin } from 'vite';

/** Valid selectors that the CSS minifier passes on unchanged, but does not know yet and warns about. */
const newSelectors = ['target-current'];

/** Keeps the build free of warnings about `newSelectors`. All other warnings of the minifier are printed. */
export function acceptNewSelectors(): Plugin {
  return {
    name: 'accept-new-selectors',
    configResolved({ logger }) {
      const { warn } = logger;
      logger.warn = (message, options) => {
        if (newSelectors.some((name) => message.includes(`'${name}' is not recognized`))) return;
        warn(message, options);
      };
    },
  };
}
