/** Languages of the server's sentences and mails; English is the first and the fallback. */
export const LANGUAGES = ['en', 'es', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The best known language of an Accept-Language header, by its weights. */
export function pickLanguage(header: string | undefined): Language {
  if (!header) return 'en';
  const wanted = header
    .slice(0, 500)
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.trim().toLowerCase().split(';');
      const weight = parameters.map((part) => /^\s*q=([\d.]+)\s*$/.exec(part)?.[1]).find(Boolean);
      return { language: tag.split('-')[0] ?? '', weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return (
    wanted.map(({ language }) => asLanguage(language)).find((language) => language !== undefined) ?? 'en'
  );
}

/** The language that a stored tag names; English when it is none of ours. */
export function knownLanguage(tag: string): Language {
  return asLanguage(tag) ?? 'en';
}

function asLanguage(tag: string): Language | undefined {
  return LANGUAGES.find((language) => language === tag);
}
