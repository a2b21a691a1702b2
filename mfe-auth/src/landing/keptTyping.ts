const KEY = 'lineleaf.landing.typed';

/** What is typed into the card but the password, for the page that takes this one's place in the tab. */
export function keepTyped(): void {
  const typed = typedFields().map(({ name, value }) => [name, value]);
  sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(typed)));
}

/** Gives the fields back what was kept, once. */
export function restoreTyped(): void {
  const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<Record<string, string>>;
  sessionStorage.removeItem(KEY);
  for (const field of typedFields()) field.value ||= kept[field.name] ?? '';
}

function typedFields(): HTMLInputElement[] {
  const fields = '[data-island=account] input:is([name=email], [name=username])';
  return [...document.querySelectorAll<HTMLInputElement>(fields)];
}
