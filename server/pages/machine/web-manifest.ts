/** Text of /site.webmanifest (SEO-18), generated because it contains the brand. Colours of the light theme. */
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
