import { use } from 'react';
import { Links, Outlet, Scripts, useLocation, useMatches } from 'react-router';
import { isAdminPath } from '#domain/language/addresses.ts';
import { adminLanguage } from '#domain/language/languages.ts';
import { DocumentAssetsContext } from './document-assets.ts';
import adminLanguageScript from './inline/admin-language.inline.ts?inline-script';
import afterPaint from './inline/after-paint.inline.ts?inline-script';
import beforePaint from './inline/before-paint.inline.ts?inline-script';
import { speculationRules, waitingRulesType } from './inline/speculation-rules.ts';
import theme from './inline/theme.inline.ts?inline-script';
import { useLanguage } from './words/page.ts';

export type RouteHandle = {
  /** An application (the admin area); every other page is finished HTML without hydration. */
  readonly app?: boolean;
  /** Class on the document while this page is shown (PAGE-5). */
  readonly documentClass?: string;
};

export function Layout({ children }: { children: React.ReactNode }) {
  const assets = use(DocumentAssetsContext);
  const language = useLanguage();
  const handles = useMatches().map((match) => (match.handle ?? {}) as RouteHandle);
  const isApp = handles.some((handle) => handle.app);
  const documentClass = handles.find((handle) => handle.documentClass)?.documentClass;
  return (
    <html lang={isApp ? adminLanguage : language} className={documentClass} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#F8FCFC" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#061114" media="(prefers-color-scheme: dark)" />
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: theme }} />
        <script
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: isApp ? adminLanguageScript : beforePaint }}
        />
        {assets?.preloadFonts.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: assets?.styles ?? '' }} />
        {assets?.head}
        <Links />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={isApp ? '/admin.webmanifest' : '/site.webmanifest'} />
      </head>
      <body>
        {children}
        {isApp ? (
          <Scripts />
        ) : (
          <>
            <script type={waitingRulesType} dangerouslySetInnerHTML={{ __html: speculationRules }} />
            <script
              data-modules={assets?.entryScripts.join(' ')}
              dangerouslySetInnerHTML={{ __html: afterPaint }}
            />
          </>
        )}
      </body>
    </html>
  );
}

export default function Document() {
  return <Outlet key={isAdminPath(useLocation().pathname) ? 'app' : 'page'} />;
}
