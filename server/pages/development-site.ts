import type { ServerBuild } from 'react-router';
import type { ReleasedEdits } from '#domain/api/release.ts';
import { brokenHeaders, brokenSourcesPage } from './broken-sources.ts';
import { type BuiltSite, createSite, type SiteOptions } from './site.ts';
import { storeAnswer } from './stored-answer.ts';

type Options = Omit<SiteOptions, 'build' | 'filesFolder' | 'isLazy'> & {
  release: ReleasedEdits;
  /** The same object until a source changes. Rejects with what is wrong in the sources. */
  loadBuild: () => Promise<ServerBuild>;
};

export function developmentSite({ loadBuild, ...options }: Options): BuiltSite {
  let { release } = options;
  let made: { build: ServerBuild; site: Promise<BuiltSite> } | undefined;

  async function siteNow(): Promise<BuiltSite> {
    const build = await loadBuild();
    if (made?.build !== build)
      made = { build, site: createSite({ ...options, build: asBuilt(build), release, isLazy: true }) };
    return await made.site;
  }

  return {
    find: () => undefined,
    async answer(method, url) {
      const site = await siteNow().catch((error: unknown) => Buffer.from(brokenSourcesPage(error)));
      return Buffer.isBuffer(site) ? storeAnswer(500, brokenHeaders, site) : await site.answer(method, url);
    },
    index: async (language) => await (await siteNow()).index(language),
    showForm: async (...posted) => await (await siteNow()).showForm(...posted),
    preview: async (...page) => await (await siteNow()).preview(...page),
    linked: async (...page) => await (await siteNow()).linked(...page),
    async prepare(wanted) {
      const show = await (await siteNow()).prepare(wanted);
      return () => {
        show();
        release = wanted;
      };
    },
  };
}

/** Documents contain their styles, so the router need not collect them. */
function asBuilt(build: ServerBuild): ServerBuild {
  return { ...build, unstable_getCriticalCss: undefined };
}
