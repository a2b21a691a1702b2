/** Words by which it is told for whom a page is, before what is to be on it. Folded. */

/** What is said of a child before what is asked for: folded. */
export const TOLD =
  / (?:turns|turned|loves?|likes?|enjoys?|lost|adores?|wants?|misses|(?:s|is|was) (?:scared|afraid|obsessed|crazy|mad|into|turning|starting|sick|learning)|are (?:scared|afraid|obsessed|crazy|mad|into|turning|starting|learning)|ama|quiere|adora|perdio|aime|veut|liebt|mag|hat angst)(?: |$)/;
/** Whom a page is for, in the words before it. */
export const FOR_WHOM =
  /^(?:(?:a |an |need |i need |we need |looking for )*(?:picture|page|something|anything|drawing|card) for (?:my |our |a |the )?\p{L}+(?: who .*| (?:birthday|class|room|party|classroom))?|(?:\p{L}+ ){1,3}here)$/u;
/** "we love sloths, one on a branch", without an owner. */
export const ANYBODY =
  /^(?:i|we|he|she|they|everyone|kids?|kiddo|son|daughter|niece|nephew|grandson|granddaughter|grandkids?|students?|class|toddler)$/;
/** "on our street": of whoever asks. */
export const OURS = /^(?:my|our|your)$/;
/** What leads from what is told to what is asked for. */
export const SO = /^so$/;
/** What asks for a page after what is told. */
export const ASKED = /^(?:please|pls|plz|kindly|maybe|draw|make|do)$/;
/** "my granddaughter turns four this week", "our son is 6 on Monday". */
export const AGED =
  /^(?:\p{L}+ ){2,4}(?:turns|turned|turn|turning|is|will be|s) (?:only |just |almost |about to turn )*(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: (?:\d+|\p{L}+)){0,4}$/u;
/** What may stand before what is loved. */
export const LINKS = /^(?:a|an|the|of|with|by|about)$/;
/** Articles of one, of the four languages together. */
export const ARTICLES = /^(?:an?|the|une?|un|una|eine?)$/;
