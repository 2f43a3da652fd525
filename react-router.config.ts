import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  ssr: true,
  // The browser never asks the server for a route manifest.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
