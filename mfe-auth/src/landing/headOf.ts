import { LANGUAGES, type LanguageCode } from '@lineleaf/design-system/languages';
import type { LandingFiles } from './LandingFragment.ts';

/**
 * Title, description, social tags and structured data of the landing, its style sheet and its script. The server fills in
 * `{{site}}` (the product's address), `{{address}}` (of this page, below it), `{{files}}` (the release's folder), `{{ticket}}`
 * and `{{contact}}` (an e-mail address, or nothing).
 */
export function headOf(
  language: LanguageCode,
  t: (key: string) => string,
  { script, css }: LandingFiles,
): string {
  const [title, social] = [t('page.title'), t('page.social')];
  const structured = {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name: 'Lineleaf',
    url: '{{site}}/auth',
    description: social,
    inLanguage: language,
    applicationCategory: 'EducationalApplication',
    operatingSystem: 'Any',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
  };
  const lines = [
    `<title>${escapeAttribute(title)}</title>`,
    named('description', t('page.description')),
    named('keywords', t('page.keywords')),
    named('lineleaf:ticket', '{{ticket}}'),
    named('lineleaf:contact', '{{contact}}'),
    '<link rel="canonical" href="{{site}}{{address}}" />',
    ...LANGUAGES.map(({ code }) => alternate(code, `/auth?lang=${code}`)),
    alternate('x-default', '/auth'),
    property('og:type', 'website'),
    property('og:site_name', 'Lineleaf'),
    property('og:title', title),
    property('og:description', social),
    property('og:url', '{{site}}{{address}}'),
    property('og:image', '{{site}}/social-card.png'),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', t('page.picture')),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', title),
    named('twitter:description', social),
    `<script type="application/ld+json">${JSON.stringify(structured).replaceAll('<', '\\u003c')}</script>`,
    `<style>${css}</style>`,
    `<script defer src="{{files}}${script.path}" integrity="${script.integrity}" crossorigin="anonymous"></script>`,
  ];
  return lines.join('\n');
}

function named(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeAttribute(content)}" />`;
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeAttribute(content)}" />`;
}

function alternate(language: string, path: string): string {
  return `<link rel="alternate" hreflang="${language}" href="{{site}}${path}" />`;
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
