import type { Page } from '@playwright/test';

/** Collects from now on what violates the policy, and what the developer tools' tab of issues would list, with its address. */
export async function watchBrowser(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  await page.exposeFunction('tellViolation', (text: string) => complaints.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      const { tellViolation } = globalThis as unknown as { tellViolation: (text: string) => void };
      tellViolation(`${location.pathname}: ${violatedDirective} ${blockedURI} ${sourceFile}`);
    });
  });
  const devTools = await page.context().newCDPSession(page);
  devTools.on('Audits.issueAdded', ({ issue }) =>
    complaints.push(`${new URL(page.url()).pathname}: ${issue.code} ${JSON.stringify(issue.details)}`),
  );
  await devTools.send('Audits.enable');
  return complaints;
}
