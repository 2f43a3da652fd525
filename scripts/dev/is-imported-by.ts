import type { EnvironmentModuleNode } from 'vite';

/** Whether one of the modules is `url`, or imported by it on any way. */
export function isImportedBy(
  url: string,
  modules: Iterable<EnvironmentModuleNode>,
  seen = new Set<EnvironmentModuleNode>(),
): boolean {
  for (const module of modules) {
    if (seen.has(module)) continue;
    seen.add(module);
    if (module.url === url || isImportedBy(url, module.importers, seen)) return true;
  }
  return false;
}
