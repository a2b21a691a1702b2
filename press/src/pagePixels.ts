/** A page is Letter paper at 150 dpi. */
export const PAGE_WIDTH = 1275;
export const PAGE_HEIGHT = 1650;
