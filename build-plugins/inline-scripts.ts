import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

const query = '?inline-script';
const entry = 'virtual:inline-script';

/** `import program from './x.inline.ts?inline-script'`: module and imports as one minified program. */
export function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    enforce: 'pre',
    load: {
      filter: { id: /\?inline-script$/ },
      async handler(id) {
        const { program, modules } = await bundle(id.slice(0, -query.length));
        for (const module of modules) this.addWatchFile(module);
        return `export default ${JSON.stringify(program)}`;
      },
    },
  };
}

export async function bundle(file: string): Promise<{ program: string; modules: readonly string[] }> {
  const output = (await build({
    configFile: false,
    logLevel: 'error',
    root: join(import.meta.dirname, '..'),
    publicDir: false,
    plugins: [
      {
        name: 'inline-script-entry',
        resolveId: (id) => (id === entry ? entry : undefined),
        load: (id) => (id === entry ? `import start from ${JSON.stringify(file)};\nstart();` : undefined),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rollupOptions: { input: entry, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  const [chunk] = output.output;
  return { program: chunk.code.trim(), modules: chunk.moduleIds.filter((id) => id !== entry) };
}
