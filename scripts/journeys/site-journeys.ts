import assert from 'node:assert/strict';
import survey from '#content/de/survey.json' with { type: 'json' };
import useCases from '#content/de/use-cases.json' with { type: 'json' };
import { pathIn } from '#domain/language/addresses.ts';
import { type Browser, keys, sizes, until } from './browser.ts';

export type Site = {
  readonly address: string;
  readonly stored: (what: 'messages' | 'responses') => Promise<string>;
  readonly paths: readonly string[];
};

type Journey = (browser: Browser, site: Site) => Promise<void>;

export const journeys: Readonly<Record<string, Journey>> = {
  async 'send a message'(browser, site) {
    const message = `Bitte um Rückruf. ${crypto.randomUUID()}`;
    await openIsland(browser, `${site.address}/support`, 'support-form');
    await fillIn(browser, '[name=name]', 'Änne Große');
    await fillIn(browser, '[name=email]', 'aenne@kunde.example');
    await fillIn(browser, '[name=message]', message);
    await browser.click('[data-island=support-form] [type=submit]');
    await seesText(browser, '.toast', 'Nachricht gesendet!');
    assert.equal(await fieldValue(browser, '[name=message]'), '', 'the form is empty again');
    assert.equal((await site.stored('messages')).split(message).length, 2, 'stored once');
  },

  async 'fill in the survey'(browser, site) {
    const comment = `Sehr klar. ${crypto.randomUUID()}`;
    await openIsland(browser, `${site.address}/survey`, 'survey-form');
    await fillIn(browser, '[name=name]', 'Jonas');
    await browser.ask(() => {
      document.querySelector<HTMLSelectElement>('[name=solutionUsed]')!.value = 'master-wu';
    });
    await browser.click('.star:nth-of-type(3)');
    await browser.type(keys.right);
    await fillIn(browser, '[name=comment]', comment);
    await browser.click('[data-island=survey-form] [type=submit]');
    await until(
      browser,
      'the thanks have the focus',
      (title) => document.activeElement?.textContent === title,
      survey.thanks.title,
    );
    const line = (await site.stored('responses')).split('\n').find((text) => text.includes(comment));
    assert.equal(JSON.parse(line ?? '{}').rating, 4, 'stored with four stars');
  },

  async 'switch the theme'(browser, site) {
    await browser.open(`${site.address}/about`);
    const isDark = () => document.documentElement.classList.contains('dark');
    const before = await browser.ask(isDark);
    await browser.click('header [data-theme-toggle]');
    const isOther = (dark: boolean) => document.documentElement.classList.contains('dark') !== dark;
    await until(browser, 'the class changes', isOther, before);
    const kept = await browser.ask(() => localStorage.getItem('preferred-theme'));
    assert.equal(kept, before ? 'light' : 'dark', 'the choice is stored');
    await browser.open(site.address + pathIn('en', '/monthly'));
    assert.equal(await browser.ask(isDark), !before, 'the next page keeps it');
    const isPressed = (pressed: boolean) =>
      document.querySelector(`header [data-theme-toggle][aria-pressed=${pressed}]`) !== null;
    await until(browser, 'the button says so', isPressed, !before);
  },

  async 'change the language'(browser, site) {
    await browser.open(`${site.address}/solutions/quantum-evolution`);
    await browser.click('header a[hreflang=en]');
    await seesPage(browser, pathIn('en', '/solutions/quantum-evolution'), 'en');
    await browser.click('header a[hreflang=de]');
    await seesPage(browser, '/solutions/quantum-evolution', 'de');
  },

  async 'use the menu'(browser, site) {
    await browser.resize(sizes.small);
    await browser.open(`${site.address}/nova`);
    const isOpen = () => Boolean(document.querySelector('dialog[open]:modal'));
    const backAtButton = () => Boolean(document.activeElement?.matches('.menu-btn[aria-expanded=false]'));
    await browser.click('header .menu-btn');
    await until(browser, 'the menu is open', isOpen);
    await browser.type(keys.escape);
    await until(browser, 'Escape closes it and the focus is back', backAtButton);
    await browser.click('header .menu-btn');
    await until(browser, 'the menu is open again', isOpen);
    await browser.click('dialog[open] a[href="/about"]');
    await seesPage(browser, '/about', 'de');
  },

  async 'calculate a return'(browser, site) {
    await openIsland(browser, `${site.address}/fuel`, 'roi-calculator');
    await fillIn(browser, '.roi [name=revenue]', '50000');
    await fillIn(browser, '.roi [name=increasePercent]', '20');
    await fillIn(browser, '.roi [name=adBudget]', '1000');
    await browser.click('.roi [type=submit]');
    // 50000 × 20 % − (1999 + 1000)
    await seesText(browser, '.roi-answer .figure', '7.001');
    await fillIn(browser, '.roi [name=adBudget]', '0');
    await browser.click('.roi [type=submit]');
    await until(browser, 'another figure', () =>
      Boolean(
        document
          .querySelector('.roi-result.negative, .roi-answer .figure')
          ?.textContent?.match(/^(?!7\.001)/),
      ),
    );
  },

  async 'search the stories'(browser, site) {
    await openIsland(browser, `${site.address}/use-cases`, 'story-search');
    await browser.click('[data-island=story-search] [role=tab]:nth-of-type(2)');
    await fillIn(browser, '[data-island=story-search] [type=search]', 'bÄCKER');
    await seesText(browser, '[data-island=story-search] [role=status]', '1 Geschichte gefunden');
    const shown = () =>
      document.querySelectorAll('[data-island=story-search] [role=tabpanel] article').length;
    assert.equal(await browser.ask(shown), 1, 'one story is left');
    await browser.type('zzz');
    await seesText(browser, '[data-island=story-search] [role=tabpanel]', useCases.empty.title);
  },

  async 'no script makes HTML from text'(browser, site) {
    await browser.open(`${site.address}/about`);
    const attempt = () => {
      try {
        document.createElement('div').innerHTML = '<b>text</b>';
        return 'inserted';
      } catch (error) {
        return (error as Error).name;
      }
    };
    assert.equal(await browser.ask(attempt), 'TypeError', 'the browser refuses');
    // The violation was caused on purpose; after another page load its report has arrived and is discarded.
    await browser.open(`${site.address}/`);
    await browser.noise();
  },

  async 'see every page'(browser, site) {
    const faults: string[] = [];
    for (const path of site.paths) {
      await browser.open(site.address + path);
      const islands = await browser.ask(() =>
        [...document.querySelectorAll<HTMLElement>('[data-island]')].map(({ dataset }) => dataset.island!),
      );
      for (const island of islands) await ready(browser, island);
      for (const size of [sizes.small, sizes.large]) {
        await browser.resize(size);
        const tooWide = await browser.ask(() => document.documentElement.scrollWidth - innerWidth);
        if (tooWide > 0) faults.push(`${path} is ${tooWide} px too wide at ${size.width}`);
      }
    }
    if (faults.length > 0) throw new Error(faults.join('; '));
  },
};

async function openIsland(browser: Browser, address: string, island: string): Promise<void> {
  await browser.open(address);
  // The page scrolls back to the top until the visitor's first input; the driver's scrolling does not count.
  await browser.type(keys.shift);
  await ready(browser, island);
}

async function ready(browser: Browser, island: string): Promise<void> {
  const isReady = (name: string) => {
    const host = document.querySelector<HTMLElement>(`[data-island=${name}]`)!;
    if (host.dataset.ready === undefined) {
      host.scrollIntoView({ block: 'center', behavior: 'instant' });
      host.dispatchEvent(new PointerEvent('pointerover'));
    }
    return host.dataset.ready !== undefined;
  };
  await until(browser, `the island ${island} works`, isReady, island);
}

async function fillIn(browser: Browser, selector: string, text: string): Promise<void> {
  await browser.click(selector);
  await browser.ask((field) => document.querySelector<HTMLInputElement>(field)!.select(), selector);
  await browser.type(text);
  assert.equal(await fieldValue(browser, selector), text, `${selector} holds what was typed`);
}

async function fieldValue(browser: Browser, selector: string): Promise<string> {
  return await browser.ask((field) => document.querySelector<HTMLInputElement>(field)!.value, selector);
}

async function seesText(browser: Browser, selector: string, text: string): Promise<void> {
  await until(
    browser,
    `${selector} says ${text}`,
    (place, words) => Boolean(document.querySelector(place)?.textContent?.includes(words)),
    selector,
    text,
  );
}

async function seesPage(browser: Browser, path: string, language: string): Promise<void> {
  await until(
    browser,
    `${path} in ${language}`,
    (pathname, lang) => location.pathname === pathname && document.documentElement.lang === lang,
    path,
    language,
  );
}
