/** Words by which deeds are known, as they are typed, of the four languages together. */

/** What is done to one's own wings, tail and feathers, which are seen so. */
export const SPREAD =
  /^(?:spread|open|unfold|unfurl|despleg|desplieg|extend|extiend|deploi|deploy|ecart|spreiz|breite)/i;
/** What is done to one's own paw. */
export const LICKED = /^(?:lick|groom|lam(?:e|iendo)|lech|leck|schleck)/i;
/** What is put on to see how it looks. */
export const TRIED_ON = /^(?:try|tries|trying|tried|prob|essay|anprob)/i;
/** Said of who has it all around the body. */
export const WRAPPED_IN = /^(?:all )?(?:wrapped|tangled|swaddled)/i;
/** What is all around something. */
export const WRAPPED = /^(?:wrapped|wound|twined|twisted|coiled)\b.*\baround\b/i;
/** What is held by a string. */
export const TIED = /^(?:tied|tethered|attached|fastened)\b/i;
/** What has something all over it. */
export const COVERED = /^(?:all )?(?:covered|cubiert|recouvert|couvert|bedeckt)/i;
/** What comes before whom or what something is done for, folded. */
export const FOR = /^(?:for|para|pour|fur)$/;
/** What a beak does to a trunk. */
export const PECKED = /^(?:tap|drum|knock|hammer|picote|tamboril|tapot|tambourin|pick|klopf|trommel)/i;
/** Before what somebody heads for. */
export const TOWARD = /^(?:towards?|hacia|vers)$/;
/** What says that somebody lays eggs. */
export const LAYING = /^la(?:y|id).*\beggs?$|^(?:pon|pus).*\bhuevos?$|^pond|^leg.*\beier?$|^eier leg/i;
/** What a mother does who gives milk, and what her young do. */
export const NURSED = /^(?:nurs|säug|amamant|allait)/i;
export const SUCKLED = /^(?:nurs|suckl|mam|tét|tèt|saug)/i;

/** What denies a deed and never a thing: "don't worry", but "not a dog". English. */
export const NOT_DOING =
  /^(?:do not|does not|don ?t|doesn ?t|didn ?t|can ?t|cannot|can not|couldn ?t|won ?t|wouldn ?t)$/;

/** What is done to an animal that is named before it: "horse riding". English. */
export const DONE_TO_ANIMALS = /^(?:riding|watching|milking|shearing|petting|feeding|grooming|spotting)$/;
/** What is done to a thing that is named before it: "apple picking". English. */
export const DONE_TO_THINGS =
  /^(?:picking|flying|watching|climbing|riding|building|gazing|decorating|shoveling|planting|hunting|washing|raking|carving|throwing|baking|cooking|skipping|making|reading|collecting|gathering|harvesting|sewing|mowing|watering|folding|eating|tasting|drinking|roasting|stacking|fixing|repairing|catching|chopping|wrapping|opening|cleaning|peeling|kicking|stringing)$/;
/** What is done to more than one of them. English. */
export const DONE_TO_MANY =
  /^(?:picking|watching|gazing|planting|hunting|raking|baking|collecting|gathering|spotting|stacking)$/;
/** What follows whom it is done to until they sleep: "rocking her baby to sleep". English. */
export const TO_SLEEP = /^to (?:sleep|fall asleep)$/;
/** What is no stone before them. English. */
export const ROCKS = /^rocks?$/;
/** What is done for them with words. English. */
export const TOLD_TO = /^(?:sing(?:s|ing)?|read(?:s|ing)?)$/;
/** Who does the same beside the others, and not something else. English. */
export const HELPING = /^helping$/;
/** How something is done. English. */
export const ADVERB = /ly$/;

/** Words for a race. */
export const RACED = /^(?:rac(?:e|es|ed|ing)|.*\b(?:carrera|course|wette|rennen|wettrennen))\b/i;
