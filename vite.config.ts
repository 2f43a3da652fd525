import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { keepPublicPagesOutOfTheBrowser } from './build-plugins/public-pages.ts';

export default defineConfig({
  plugins: [keepPublicPagesOutOfTheBrowser(), tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0, target: 'es2022' },
  environments: {
    ssr: {
      build: { rollupOptions: { input: './server/pages/preview-main.ts' } },
    },
  },
});
