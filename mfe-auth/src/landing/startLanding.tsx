import { readTheme } from '@lineleaf/design-system/theme';
import { hydrate } from 'preact';
import { AuthCard } from '../screens/AuthScreen/AuthCard.tsx';
import { CallButton } from '../screens/AuthScreen/CallButton.tsx';
import { ExampleCarousel } from '../screens/AuthScreen/ExampleCarousel.tsx';
import { FooterLinks } from '../screens/AuthScreen/FooterLinks.tsx';
import type { IslandName } from '../screens/AuthScreen/Island.tsx';
import type { MathChallenge } from '../screens/AuthScreen/mathChallenge.ts';
import { ShareMenu } from '../screens/AuthScreen/ShareMenu.tsx';
import { changeLanguage } from './changeLanguage.ts';
import { restoreTyped } from './keptTyping.ts';
import { landingData } from './landingData.ts';
import { Preferences } from './Preferences.tsx';

/** What the page's own few lines have done before (`early.js`). */
interface Early {
  readonly challenge: MathChallenge;
  /** Holds each submit. */
  readonly hold: (event: SubmitEvent) => void;
  held?: HTMLFormElement;
}

/** Brings the page to life: its acting parts, what was typed into the card before, and a submit that came too early. */
export function startLanding(): void {
  const early = (globalThis as { lineleafLanding?: Early }).lineleafLanding;
  const { language } = landingData();
  // Visitors have one address: `/` is theirs only until they sign in.
  if (location.pathname === '/') history.replaceState(null, '', '/auth');
  const islands: Record<IslandName, Parameters<typeof hydrate>[0]> = {
    account: <AuthCard firstChallenge={early?.challenge} />,
    call: <CallButton />,
    examples: <ExampleCarousel />,
    footer: <FooterLinks />,
    preferences: <Preferences theme={readTheme()} language={language} onLanguageChange={changeLanguage} />,
    share: <ShareMenu />,
  };
  for (const [name, island] of Object.entries(islands)) {
    const place = document.querySelector(`[data-island=${name}]`);
    if (place) hydrate(island, place);
  }
  document
    .querySelector('[data-island=account]')
    ?.addEventListener('focusin', () => void prefetch(), { once: true });
  restoreTyped();
  takeOverTyped();
  if (!early) return;
  removeEventListener('submit', early.hold);
  // After the card has drawn what was typed.
  if (early.held) setTimeout(() => early.held?.requestSubmit());
}

async function prefetch(): Promise<void> {
  const { prefetchProduct } = await import('./prefetchProduct.ts');
  prefetchProduct();
}

/** The browser has what was typed before; the card hears of it now. */
function takeOverTyped(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>('[data-island=account] input'))
    if (field.value !== '' || field.checked) field.dispatchEvent(new Event('input', { bubbles: true }));
}
