import type { Page } from '@playwright/test';

/** Of the federation runtime's own book: the one module of languages that all parts share. */
interface Federation {
  readonly __SHARE__: Record<string, { default?: Record<string, Record<string, SharedModule>> }>;
}
interface SharedModule {
  readonly lib?: () => { setLanguage(code: string): Promise<void> };
}

/** Has the page that is open speak another language, whatever is open on it; the landing's own page stays as it is. */
export async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate(async (code) => {
    const { __FEDERATION__: federation } = globalThis as unknown as { __FEDERATION__?: Federation };
    for (const { default: scope } of Object.values(federation?.__SHARE__ ?? {})) {
      for (const { lib } of Object.values(scope?.['@lineleaf/design-system/i18n'] ?? {}))
        await lib?.().setLanguage(code);
    }
  }, language);
}
