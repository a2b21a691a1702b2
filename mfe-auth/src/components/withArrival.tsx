import type { ComponentType } from 'react';
import { useLocation } from 'react-router';

/** Which side of the card shows first. */
export type CardMode = 'signup' | 'login';

/** The state of a navigation to the card that leads to Log In; the card's own address begins with Sign Up. */
export const TO_LOGIN = { card: 'login' } as const;

/** The screen with the card, as the navigation to it wishes. The landing's own page has no router and shows it as it is. */
export function withArrival(Screen: ComponentType<{ readonly firstMode?: CardMode }>) {
  return function Arrival() {
    const { key, state } = useLocation();
    return <Screen key={key} firstMode={isToLogin(state) ? 'login' : undefined} />;
  };
}

function isToLogin(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'card' in state && state.card === TO_LOGIN.card;
}
