/**
 * The text of /site.webmanifest (SEO-18). Written at the start and not kept as a file, because it tells the brand's
 * name. The colours are those of the light theme's page.
 */
export function webManifest(name: string): string {
  return JSON.stringify({
    id: '/',
    name,
    short_name: name,
    start_url: '/',
    display: 'browser',
    background_color: '#F8FCFC',
    theme_color: '#F8FCFC',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
}
