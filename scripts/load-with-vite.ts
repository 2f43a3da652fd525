import { createServer } from 'vite';
import { drawings } from '#build-plugins/drawings.ts';

/** Loads a module with JSX and drawings, which Node alone cannot load. `path` starts at the root. */
export async function loadWithVite<Module>(path: string): Promise<Module> {
  const vite = await createServer({
    configFile: false,
    plugins: [drawings()],
    appType: 'custom',
    logLevel: 'warn',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  try {
    return (await vite.ssrLoadModule(path)) as Module;
  } finally {
    await vite.close();
  }
}
