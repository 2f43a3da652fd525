type Device = { readonly browser: string | null; readonly system: string | null };

// In this order: nearly every browser also names those it imitates. One of these products is enough.
const browsers: readonly (readonly [products: readonly string[], name: string])[] = [
  [['Edg', 'Edge', 'EdgA', 'EdgiOS'], 'Edge'],
  [['OPR', 'Opera'], 'Opera'],
  [['SamsungBrowser'], 'Samsung Internet'],
  [['Vivaldi'], 'Vivaldi'],
  [['Firefox', 'FxiOS'], 'Firefox'],
  [['Chrome', 'HeadlessChrome', 'Chromium', 'HeadlessChromium', 'CriOS'], 'Chrome'],
];

const systems: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

/** Anybody can send any `User-Agent` header: a hint for operators, no proof. Null if unknown. Linear time. */
export function deviceName(userAgent: string): Device {
  return {
    browser: browserOf(new Set(userAgent.match(/\b\w+(?=\/)/g))),
    system: systems.find(([sign]) => sign.test(userAgent))?.[1] ?? null,
  };
}

function browserOf(products: ReadonlySet<string>): string | null {
  const known = browsers.find(([names]) => names.some((name) => products.has(name)));
  if (known) return known[1];
  // Others that name Safari say no version beside it.
  return products.has('Safari') && products.has('Version') ? 'Safari' : null;
}

/** `Firefox, Windows`, or null if unknown. */
export function deviceText(userAgent: string): string | null {
  const { browser, system } = deviceName(userAgent);
  return [browser, system].filter(Boolean).join(', ') || null;
}
