/** Where local storage keeps the bearer token, for all tabs. */
export const TOKEN_KEY = 'token';
/** The cookie without a secret that tells the server which page to send; it opens nothing. */
const HINT_COOKIE = 'lineleaf_signed_in';
const WELCOME_KEY = 'lineleaf.welcome';
/** As long as a token lives. */
const HINT_S = 30 * 24 * 60 * 60;

/** Keeps the token, and has the server send the product's own page from now on. */
export function storeToken(token: string): void {
  localStorage.setItem(TOKEN_KEY, token);
  hintSignedIn(true);
}

/** Tells the server by a cookie whether this browser holds a token. */
export function hintSignedIn(isSignedIn: boolean): void {
  const maxAge = isSignedIn ? HINT_S : 0;
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the other interface
  document.cookie = `${HINT_COOKIE}=1; path=/; max-age=${maxAge}; samesite=lax`;
}

/** Leaves a message for the page that is loaded next in this tab. */
export function leaveWelcome(message: string): void {
  sessionStorage.setItem(WELCOME_KEY, message);
}

/** Takes the message that the page before has left; null without one. */
export function takeWelcome(): string | null {
  const message = sessionStorage.getItem(WELCOME_KEY);
  sessionStorage.removeItem(WELCOME_KEY);
  return message;
}
