import type { Router } from 'express';
import { escapeAttribute, type LandingPages } from './LandingPages.ts';

interface CrawlersParts {
  readonly pages: LandingPages;
  readonly publicUrl: string;
}

/** What search engines ask for: `/robots.txt`, and `/sitemap.xml` with the landing in each of its languages. */
export function crawlerRoutes(router: Router, { pages, publicUrl }: CrawlersParts): void {
  router.get('/robots.txt', (_request, response) => {
    const lines = ['User-agent: *', 'Allow: /', 'Disallow: /api/', `Sitemap: ${publicUrl}/sitemap.xml`];
    response.type('text').send(`${lines.join('\n')}\n`);
  });
  router.get('/sitemap.xml', async (_request, response) => {
    const landing = await pages.landingOf();
    const address = `${publicUrl}/${landing?.path ?? ''}`;
    const languages = Object.keys(landing?.pages ?? {});
    const addresses = [address, ...languages.map((code) => `${address}?lang=${code}`)];
    const alternates = [
      ...languages.map((code) => alternate(code, `${address}?lang=${code}`)),
      alternate('x-default', address),
    ];
    const urls = addresses.map(
      (each) => `<url><loc>${escapeAttribute(each)}</loc>${alternates.join('')}</url>`,
    );
    const spaces =
      'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
    const text = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${spaces}>${urls.join('')}</urlset>\n`;
    response.type('application/xml').send(text);
  });
}

function alternate(language: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeAttribute(address)}"/>`;
}
