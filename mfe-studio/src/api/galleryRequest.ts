/** How the gallery asks for the list of pages: four attempts, delays of 1.5 s, 3 s and 6 s. */
export const GALLERY_REQUEST = { retry: { attempts: 4, firstDelayMs: 1500 } };
