/** Keys of people of no calling, whom no clothes tell. */
export const PLAIN_PEOPLE = /^(?:(?:old-)?(?:wo)?man|boy|girl|child|baby|teenager|(?:older-)?person)$/;
