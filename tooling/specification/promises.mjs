/**
 * One promise of docs/specification.md and the test that proves it: a part of the test's title. What stands in quotes
 * must stand in the test's file too, so that the table cannot drift from what is tested.
 * @typedef {{ promise: string, file: string, title: string }} Promise
 */

const AUTH = 'mfe-auth/src/screens/AuthScreen';
const CARD = `${AUTH}/AuthCard.test.tsx`;
const LANDING = `${AUTH}/AuthScreen.test.tsx`;
const SHARE_MENU = `${AUTH}/ShareMenu.test.tsx`;
const RESET = 'mfe-auth/src/screens/ResetPasswordScreen/ResetPasswordScreen.test.tsx';
const FORGOT = 'mfe-auth/src/screens/ForgotPasswordScreen/ForgotPasswordScreen.test.tsx';
const SETTINGS = 'mfe-auth/src/screens/SettingsScreen/SettingsScreen.test.tsx';
const MAKE = 'mfe-studio/src/screens/MakeScreen/MakeScreen.test.tsx';
const GALLERY = 'mfe-studio/src/screens/GalleryScreen/GalleryScreen.test.tsx';
const FAVORITES = 'mfe-studio/src/screens/FavoritesScreen/FavoritesScreen.test.tsx';
const PRINT = 'mfe-studio/src/components/PrintOrShareButton.test.tsx';
const CREDITS = 'mfe-billing/src/screens/CreditsScreen/CreditsScreen.test.tsx';
const ADMIN = 'mfe-admin/src/screens/AdminScreen/AdminScreen.test.tsx';
const HELP = 'shell/src/help/HelpMenu/HelpMenu.test.tsx';
const LOGOUT = 'shell/src/session/LogoutButton.test.tsx';
const CAROUSEL = 'design-system/src/components/Carousel/Carousel.test.tsx';
const RETURN = 'shell/src/session/usePaymentReturn.test.tsx';
const SESSION = 'api-client/src/client/session/session.test.ts';
const EDITOR = 'mfe-editor/src/screens/EditorScreen/EditorScreen.test.tsx';
const ENGINE = 'mfe-editor/src/engine/Editor.test.ts';
const MODEL = 'mfe-editor/src/state/EditorModel.test.ts';
const VIEWPORT = 'mfe-editor/src/state/viewport.test.ts';
const JOURNEY = 'shell/e2e/mainJob.spec.ts';
const EDITOR_JOURNEY = 'shell/e2e/editorTools.spec.ts';
const AUTH_API = 'backend/src/modules/auth/auth.routes.test.ts';
const GENERATION_API = 'backend/src/modules/generation/generation.routes.test.ts';
const PAGES_API = 'backend/src/modules/pages/pages.routes.test.ts';
const CREDITS_API = 'backend/src/modules/credits/credits.routes.test.ts';
const ADMIN_API = 'backend/src/modules/admin/admin.routes.test.ts';

/**
 * Rows of the table by chapter: promise, file, part of the title.
 * @type {Record<string, readonly (readonly [string, string, string])[]>}
 */
const CHAPTERS = {
  'Landing and the card': [
    [
      'Five benefits, among them “10 Free Credits” and “No Subscription Ever”',
      LANDING,
      'names the product, its tagline and its five benefits',
    ],
    [
      '“1275x1650 pixel images for 8.5x11 inch paper.”, “No tracking, no ads, no third-party data sharing”, “ages 13 and up”',
      LANDING,
      'explains itself: four steps, benefits, occasions',
    ],
    [
      'How It Works has four steps; benefits and occasions follow',
      LANDING,
      'explains itself: four steps, benefits, occasions',
    ],
    ['The call to action scrolls smoothly to the top', LANDING, 'scrolls to the top from the call to action'],
    ['The card has two tabs', CARD, 'is what the card begins with'],
    [
      'The card begins with Sign Up: “Start Creating Free”, “Get 10 free coloring pages instantly”',
      CARD,
      'is what the card begins with',
    ],
    [
      'Log In reads “Welcome Back” and “Sign in to continue creating magic”',
      CARD,
      'sends email and password, welcomes back and signs in',
    ],
    [
      'The carousel shows the 10 examples, each by its page id',
      LANDING,
      'shows the ten examples, each by its page id',
    ],
    [
      'The carousel advances every 4 s and wraps',
      LANDING,
      'moves on to the next example every 4 seconds and wraps',
    ],
    ['Previous on the first example wraps to the last', LANDING, 'stops for good after previous'],
    ['Next stops the carousel for good', LANDING, 'stops for good after next'],
    ['A dot stops the carousel for good', LANDING, 'stops for good after a dot'],
    ['Social share window of 580 x 296', SHARE_MENU, 'in a window of 580 x 296'],
    [
      'Microblog share window of 600 x 400, “I made this custom image with Lineleaf. Make your own at”',
      SHARE_MENU,
      'opens the microblog in a window of 600 x 400',
    ],
    [
      'Professional network share window of 600 x 400',
      SHARE_MENU,
      'opens the professional network in a window of 600 x 400',
    ],
    ['Share by e-mail', SHARE_MENU, 'leads to the e-mail composer'],
    ['“Link copied to clipboard!”', SHARE_MENU, 'copies the address into the clipboard and says so'],
    [
      'Native share; a cancelled one is silent, other faults go to the console',
      SHARE_MENU,
      'a cancelled share is silent and another fault goes to the console alone',
    ],
  ],
  'Sign-up and log-in': [
    [
      '“Please accept the Terms of Service to continue”',
      CARD,
      'asks for the Terms first, then the sum, then the username',
    ],
    ['Terms of Service open in a dialog: “January 2025”', CARD, 'opens the Terms of Service in a dialog'],
    [
      '“Incorrect answer to math question. Please try again.” with a new question',
      CARD,
      'asks for the Terms first, then the sum, then the username',
    ],
    [
      'Operands of the sum from 1 to 10',
      `${AUTH}/mathChallenge.test.ts`,
      'asks for whole numbers from 1 to 10',
    ],
    ['“Username is required”', CARD, 'asks for the Terms first, then the sum, then the username'],
    [
      'The browser checks required fields and the form of the address',
      CARD,
      "keeps the browser's own checks",
    ],
    ['Only email, username and password are sent', CARD, 'sends email, username and password alone'],
    ['“Account created successfully!”', CARD, 'sends email, username and password alone'],
    ['“Welcome back!”', CARD, 'sends email and password, welcomes back and signs in'],
    [
      '“Authentication failed. Please try again.” without a sentence of the server',
      CARD,
      'says that authentication failed when the server gives no sentence',
    ],
    [
      'The sentence of the server when there is one; a failed sign-up keeps the question',
      CARD,
      "shows the server's sentence and keeps the question",
    ],
    [
      'A failed log-in renews the question',
      CARD,
      'or that authentication failed, and renews the question each time',
    ],
    [
      'Sign Up renews the question, Log In does not',
      CARD,
      'renews the question on the way to Sign Up, not on the way to Log In',
    ],
    [
      '“Please wait...” with everything disabled',
      CARD,
      'disables inputs, tabs and the button while it waits',
    ],
  ],
  Session: [
    [
      'Token in local storage under “token”, sent as “Bearer”',
      SESSION,
      'with a good token sends it and takes the user',
    ],
    ['Without a token loading ends at once', SESSION, 'without a token ends loading at once'],
    ['A 401 on the current user logs out', SESSION, 'with a token that is refused signs out and forgets it'],
    [
      'Any other failure keeps the session',
      SESSION,
      'without a server stands in with the last user and keeps the token',
    ],
    ['Log-out removes token and user', SESSION, 'ends with log-out'],
  ],
  Passwords: [
    ['“Invalid reset link” without a token, and back to /', RESET, 'back to the start: the link is invalid'],
    ['“Password must be at least 6 characters long”', RESET, 'refuses fewer than 6 characters'],
    ['“Passwords do not match”', RESET, 'refuses two different passwords'],
    ['Reset goes to / after 3 s', RESET, 'goes to the start after 3 seconds'],
    ['Forgot: a confirmation that fits every address', FORGOT, 'confirms in words that fit every address'],
    [
      'Forgot: the address is required and of type email',
      FORGOT,
      'needs an address, as the browser checks it',
    ],
    ['“New password must be at least 8 characters long”', SETTINGS, 'refuses fewer than 8 characters'],
    ['“New passwords do not match”', SETTINGS, 'refuses two different passwords'],
    [
      'Change: disabled until all three fields are filled',
      SETTINGS,
      'can be sent only when all three fields are filled',
    ],
    ['Settings show email, username and credits read-only', SETTINGS, 'and none of them can be edited'],
    [
      'The server holds 6 for reset: “Password must be at least 6 characters long”',
      AUTH_API,
      'names all faulty fields at once',
    ],
    [
      'The server holds 8 for change: “New password must be at least 8 characters long”',
      AUTH_API,
      'needs the current password and a new one of 8 characters',
    ],
  ],
  Make: [
    [
      '“Please enter a description for your coloring page!”',
      MAKE,
      'asks for a description on Enter while it is blank',
    ],
    ['Enter submits, trimmed', MAKE, 'is sent trimmed on Enter'],
    ['Shift+Enter adds a line', MAKE, 'takes a new line on Shift+Enter'],
    ['A tip stands by the box', MAKE, 'shows a tip'],
    [
      '“Generate (1 Credit)” is disabled while blank and while drawing',
      MAKE,
      'is disabled while the prompt is blank and while a page is drawn',
    ],
    ['Remaining credits', MAKE, 'stands beside the remaining credits'],
    ['Progress +10 every 1.5 s, held at 90, then 100', MAKE, 'rises by 10 every 1.5 seconds'],
    [
      'On success the box is cleared and the balance fetched',
      MAKE,
      'the box is cleared and the balance fetched',
    ],
    ['“View in Gallery”', MAKE, 'leads to the gallery'],
    ['The result shows its picture at most 600 px high', JOURNEY, 'is whole and at most 600 px high'],
    ['“Create Another”', MAKE, 'is put away by Create Another'],
    [
      'About 200 protected terms, whole words, any case',
      'api-client/src/contract/blocklist.test.ts',
      'holds about 200 terms',
    ],
    [
      '“Copyrighted or trademarked content detected! Please create original characters instead. Lineleaf cannot generate copyrighted material.” for 6 s, no call',
      MAKE,
      'is warned of for 6 seconds and never sent',
    ],
    ['“You need more credits! Please purchase credits to continue.”', MAKE, 'says so without credits'],
    ['… for 6 s', MAKE, 'shows the message on missing credits for 6 seconds'],
    ['“Session expired. Please log in again.”', MAKE, 'says so after the session ended'],
    ['“Failed to generate coloring page. Please try again.”', MAKE, 'says so without an answer'],
    ['The sentence of the server when there is one', MAKE, 'says so with a reason'],
    ['“Install App” when the browser offers it', MAKE, 'is absent unless the browser offers installation'],
    ['“Not Now” is remembered for the session', MAKE, 'goes on Not Now and is not offered again'],
    ['1 credit a page, 402 without', GENERATION_API, 'exactly 10 pages and 15 times 402'],
    ['10 free credits at sign-up', AUTH_API, 'makes an account with 10 credits'],
    ['1275 x 1650 PNG', JOURNEY, 'is a 1-bit PNG of 1275 x 1650'],
  ],
  'Gallery and favorites': [
    ['1, 2 or 3 columns by width', GALLERY, 'stands in one, two or three columns by width'],
    ['Refresh', GALLERY, 'is fetched again by Refresh'],
    [
      '“No coloring pages yet!” and “No coloring pages yet. Create your first one!”',
      GALLERY,
      'says so when there is none, on the screen and in a message',
    ],
    [
      '4 attempts from 1.5 s doubling; “Unable to load your images. Please check your connection.” for 6 s',
      GALLERY,
      'is tried four times, after 1.5, 3 and 6 seconds',
    ],
    [
      '“Unable to load coloring pages. Please try refreshing.” and an emptied list',
      GALLERY,
      'empties the list on any other fault',
    ],
    ['A 401 is silent', GALLERY, 'is silent about an ended session'],
    ['“Added to favorites!”, “Removed from favorites”', GALLERY, 'goes both ways, each with its message'],
    ['“Failed to update favorite status”', GALLERY, 'comes back with a message when it is refused'],
    [
      'Large view with every action; Color Page leads to the editor',
      GALLERY,
      'shows the full picture with every action',
    ],
    [
      '“Delete Coloring Page?”, “This action cannot be undone. This will permanently delete your coloring page.”',
      GALLERY,
      'asks first, and Cancel deletes nothing',
    ],
    ['“Coloring page deleted”', GALLERY, 'takes the page away and says so'],
    ['“Failed to delete coloring page”', GALLERY, 'keeps the page and says so when it is refused'],
    [
      '“Loading...” stands for a picture that fails',
      'design-system/src/components/PageImage/PageImage.test.tsx',
      'loads lazily and shows Loading...',
    ],
    ['“No favorites yet” with a hint on the heart', FAVORITES, 'with a hint on the heart'],
    ['“Failed to load favorites”', FAVORITES, 'say when they could not be loaded'],
    [
      '“Failed to remove from favorites”',
      FAVORITES,
      'take a page back to its place when its removal is refused',
    ],
    ['A removed favorite leaves the list', FAVORITES, 'hold no page that is favorited no longer'],
    [
      'Color Page only for a page that is not a colored one',
      FAVORITES,
      'does not lead to the editor from a colored page',
    ],
    [
      '“Delete Coloring Page Permanently?”, “Delete Permanently”, “Coloring page deleted permanently”',
      FAVORITES,
      'is asked about and told in its own words',
    ],
  ],
  'Print and share': [
    ['Desktop prints by a hidden frame', PRINT, 'prints, and keeps the frame until afterprint'],
    ['“Print failed. Please try again.”', PRINT, 'says when it failed, and leaves no frame'],
    ['Phones and tablets share the PNG file', PRINT, 'offers Share in place of Print'],
    ['A cancelled share is silent', PRINT, 'is silent when the user cancels'],
    ['Other share faults are only logged', PRINT, 'only logs another failure'],
    [
      '“Share unavailable. Opening print dialog...”',
      PRINT,
      'opens a print window when there is no share sheet',
    ],
    [
      '“Share permission denied. Opening print dialog...”',
      PRINT,
      'opens a print window when the browser denies it',
    ],
    ['“Pop-up blocked. Please allow pop-ups.”', PRINT, 'says when the print window is blocked'],
    ['“Failed to open print window.”', PRINT, 'says when the print window cannot be opened'],
    ['“Failed to print.”', PRINT, 'says when the print window does not print'],
  ],
  'Credits and payment': [
    ['“Buy Credits” with the balance', CREDITS, 'shows the balance of the signed-in user'],
    [
      'Starter, Popular, Pro; popular has the lowest price per credit',
      CREDITS_API,
      'are Starter, Popular and Pro',
    ],
    [
      '“BEST VALUE” on the popular package alone, price per credit derived',
      CREDITS,
      'marks the popular package alone as BEST VALUE',
    ],
    [
      '“Redirecting...” on that card, then the url',
      CREDITS,
      'says Redirecting... on that card and goes to the url',
    ],
    ['“No checkout URL received”', CREDITS, 'says that no checkout URL came'],
    [
      '“Failed to create checkout session”',
      CREDITS,
      'says that the checkout failed when the server gives no sentence',
    ],
    ['“Failed to load credit packages”', CREDITS, 'says that the packages failed to load'],
    ['“How Credits Work”', CREDITS, 'shows the balance of the signed-in user'],
    [
      '“Payment was cancelled. No charges were made.” and the query cleared',
      RETURN,
      'of a cancelled payment says so once and clears the query',
    ],
    [
      'Verification 2 s after the return: “Payment successful! 20 credits added. New balance: 30 credits”, then /',
      RETURN,
      'waits 2 s, verifies once, says what was added, and goes to /',
    ],
    ['“Payment verified. Your credits are up to date.”', RETURN, 'says that the credits are up to date'],
    [
      '“Session expired. Please log in again.” and logged out',
      RETURN,
      'in a session that has expired logs out and says so',
    ],
    [
      '“Unable to verify payment automatically. Please use the” … for 6 s',
      RETURN,
      'that cannot be verified warns for 6 s',
    ],
  ],
  Administration: [
    ['Four figures, the last the number of recent transactions', ADMIN, 'shows four figures'],
    ['Users: 4 attempts from 1 s', ADMIN, 'tries four times, 1, 2 and 4 s apart'],
    ['Search', ADMIN, 'finds users by a part of name or e-mail'],
    ['Credits are an integer', ADMIN, 'sends an integer and shows the new balance'],
    ['… 0 when empty', ADMIN, 'reads an empty field as 0'],
    ['Deletion asks first', ADMIN, 'asks first, and does nothing when cancelled'],
    ['A deleted user takes pages and payments along', ADMIN_API, 'is gone with pages, pictures and payments'],
    ['Only the administrator may call', ADMIN_API, 'get /api/admin/stats is refused to visitors and users'],
  ],
  Editor: [
    [
      '“Click inside an area to fill it with color” on near-black',
      EDITOR,
      'refuses a click on the lines with its message',
    ],
    ['Near-black: all channels under 50', ENGINE, 'is refused on near-black line art'],
    [
      'The same color and opacity again does nothing',
      ENGINE,
      'does nothing where the color and opacity are already there',
    ],
    ['Tolerance of 30 a channel', ENGINE, 'takes a pale color on white although it is within the tolerance'],
    [
      'Tools exclude one another, fill is the default',
      EDITOR,
      'has the fill as its tool, one tool at a time',
    ],
    [
      '“Selection too small. Drag a larger area to zoom.”',
      EDITOR,
      'refuses a zoom selection that is too small',
    ],
    ['Hue 0 to 360, opacity 10 to 100', EDITOR, 'chooses hues from 0 to 360 and opacities from 10 to 100'],
    [
      'Zoom selection over 50 px both ways',
      VIEWPORT,
      'refuses a selection of 50 px or less in either direction',
    ],
    ['The smaller of the two fit ratios', VIEWPORT, 'zooms by the smaller of the two fit ratios'],
    ['At most 4x', VIEWPORT, 'stops at 4x'],
    ['Exiting zoom resets scale and pan; the right button pans', EDITOR_JOURNEY, 'pan by the right button'],
    ['20 snapshots', ENGINE, 'keeps 20 snapshots'],
    ['Snapshot 1 s after a fill', MODEL, 'settles a fill after one second'],
    ['Snapshot 0.5 s after a stroke', MODEL, 'settles a stroke after half a second'],
    [
      'Unsaved flag cleared by undo to the first',
      ENGINE,
      'is saved again when undone to the picture as opened',
    ],
    [
      'Unsaved flag cleared by Save and by Reset',
      ENGINE,
      'is cleared of the unsaved mark by saving and by reset',
    ],
    [
      'Save sends the number of snapshots, /gallery after 1.5 s',
      EDITOR,
      'sends what is seen with the number of snapshots, then opens the gallery',
    ],
    ['3 attempts from 1 s', EDITOR, 'is tried three times from one second'],
    ['Exit asks while unsaved', EDITOR, 'asks before unsaved work is left'],
    ['A colored copy is a page of its own', PAGES_API, 'is saved as a page of its own'],
  ],
  Help: [
    [
      'Tips, questions, “Starter, Popular or Pro” and “10 free credits”',
      HELP,
      'gives tips and answers, names the three packages and the 10 free credits',
    ],
    [
      'The Terms: “January 2025”, “13”, “under 18”, “non-commercial”, “non-refundable”',
      HELP,
      'opens the whole Terms',
    ],
    [
      'A link to the status page of the provider',
      HELP,
      'links to the status page that the server names, in a new tab',
    ],
  ],
  'How the specification is read': [
    ['The carousel rests while hovered', CAROUSEL, 'rests while hovered and goes on afterwards'],
    ['… and while it has the focus', CAROUSEL, 'rests while focus is inside and goes on afterwards'],
    [
      '… and never moves by itself under reduced motion',
      CAROUSEL,
      'never advances where less motion is asked for',
    ],
    [
      'A payment is verified once; the return survives a log-in',
      RETURN,
      'of a visitor is kept until somebody is signed in',
    ],
    [
      'The “Check payment” button on the Credits page',
      CREDITS,
      'says how many credits came and refreshes the balance',
    ],
    ['Log-out with unsent work asks: send', LOGOUT, 'and sends it before it logs out'],
    ['… discard', LOGOUT, 'and discards it'],
    ['… cancel', LOGOUT, 'and stays with Cancel'],
    [
      'A hint on installing where the browser makes no offer',
      MAKE,
      'shows a hint where the browser makes no offer',
    ],
    [
      'A picture whose address has aged has its row fetched once',
      GALLERY,
      'has its row fetched once, then shows the placeholder',
    ],
    [
      'Offline start with the pages last seen and a notice',
      'shell/e2e/outageOffline.spec.ts',
      'the product starts without its server',
    ],
    [
      'An ordinary account with the address of the administrator is not promoted',
      'backend/src/modules/auth/administrator.test.ts',
      'is not promoted: the start is refused',
    ],
    ['The administrator cannot be deleted', AUTH_API, 'is not deleted when it is the administrator'],
    ['Export of one’s data', AUTH_API, 'is exported with pages, entries and payments'],
    ['Deletion of one’s account', AUTH_API, 'is deleted with the right password, with its pictures'],
    [
      'Refunds take back at most the balance',
      'backend/src/modules/credits/creditLedger.test.ts',
      'takes back at most the balance and tells the shortfall',
    ],
    [
      'A payment for a deleted user grants nothing',
      CREDITS_API,
      'acknowledges an event for a deleted user, grants nothing',
    ],
    [
      'Unfit prompts are refused before any charge',
      GENERATION_API,
      'refuses protected and unsuitable prompts before any charge or drawing',
    ],
    [
      'A 401 while a list is fetched never shows the empty state',
      GALLERY,
      'is silent about an ended session',
    ],
  ],
  Messages: [
    ['4000 ms', 'design-system/src/components/Toaster/Toaster.test.tsx', 'shows a message for 4 s'],
    [
      '6 s where told',
      'design-system/src/components/Toaster/Toaster.test.tsx',
      'shows a message as long as told',
    ],
    [
      'Three at once, at the lower right',
      'design-system/src/components/Toaster/Toaster.test.tsx',
      'shows three messages at once',
    ],
    [
      'Progress ends at 100 by default',
      'design-system/src/components/Progress/Progress.test.tsx',
      'counts to 100 by default',
    ],
  ],
};

/**
 * All promises by chapter.
 * @type {Record<string, Promise[]>}
 */
export const PROMISES = Object.fromEntries(
  Object.entries(CHAPTERS).map(([chapter, rows]) => [
    chapter,
    rows.map(([promise, file, title]) => ({ promise, file, title })),
  ]),
);
