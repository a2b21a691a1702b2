/** Words by which those write who describe a picture, not what is to be on it. English, folded. */

/** Verbs of what a picture does. */
export const SHOWING =
  /^(?:showcas|display|captur|featur|creat|exud|emphasiz|symboliz|evok|convey|express|depict|highlight|radiat|portray|embody|emanat|add|exhibit|represent|offer|bring|enhanc|evidenc|reveal|demonstrat)(?:e|es|ing|ed|s)?$/;
/** Those of which a thing may be made. */
export const MAKING = /^(?:creat|captur|add|offer|bring)/;
/** Nouns that name no thing: what is felt, and how a picture is. */
export const ABSTRACT =
  /^(?:charm|beauty|movement|motion|energy|creativity|adventures?|friendship|love|affection|agility|grace|elegance|stance|poses?|posture|demeanor|build|features?|details?|detail|designs?|structure|architecture|interactions?|curiosity|excitement|moments?|atmosphere|mood|vibes?|sense|scenes?|landscapes?|environment|settings?|nature|joy|fun|wonder|magic|cheer|cheerfulness|happiness|warmth|care|strength|power|dominance|presence|speed|action|teamwork|unity|peace|tranquility|serenity|harmony|festivity|spirit|theme|look|feel|style|appearance|character|personality|expressions?|textures?|patterns?|motifs?|accents?|lines?|aesthetics?|aerodynamics|craftsmanship|compositions?|effects?|feelings?|impression|view|views|anatomy|contours?|curves|silhouette|gratitude|compassion|bond|connection|playfulness|innocence|cuteness|whimsy|effort|skills?|talents?|celebration|depth|perspective)$/;
/** Said of these, and never seen by themselves. */
export const COMMENTS =
  /^(?:a|an|the|its|his|her|their|of|and|in|for|very|sense|touch|natural|dynamic|serene|delicate|intricate|elegant|graceful|majestic|muscular|strong|stealthy|tender|sleek|powerful|impressive|aerodynamic|imaginative|whimsical|playful|joyful|festive|cozy|lively|vibrant|peaceful|tranquil|charming|heartwarming|calm|expressive|stylish|fun|simple|classic|retro|rustic|unique|distinct|distinctive|fine|bold|overall|regal|facial|artistic|decorative|magical|enchanting|adorable|quiet|harmonious|picturesque|scenic|dramatic|eerie|inviting|warm|affectionate|geometric|floral|abstract|symmetrical|swirling|swirly|ornate|ornamental|mesmerizing|captivating|stylized|realistic|lifelike|beautiful|lovely|cute)$/;
/** After a thing, it is that thing: "a carrot character". */
export const FIGURES = /^(?:characters?|figures?|creatures?|cartoons?|icons?|motifs?)$/;
/** After "figure", it is a deed. */
export const SKATING = /^skat(?:e|es|ed|ing)$/;
/** Between a thing and such a noun: "a sun shaped character". */
export const LIKE = /^(?:shaped|themed|like|inspired)$/;
/** After a place, it is that place: "a forest setting". */
export const SURROUNDINGS =
  /^(?:settings?|landscapes?|scenes?|scenery|backdrops?|backgrounds?|terrain|environments?|habitats?|surroundings|atmosphere|views?|vistas?|areas?|regions?|horizon|skyline)$/;
/** What stands before such a noun for a place, by the name of that place. */
export const PLACES: Readonly<Record<string, string>> = {
  ...{ mountain: 'mountains', mountainous: 'mountains', alpine: 'mountains', canyon: 'mountains' },
  ...{
    hilly: 'meadow',
    hill: 'meadow',
    grassy: 'meadow',
    rural: 'meadow',
    pastoral: 'meadow',
    country: 'meadow',
    countryside: 'meadow',
  },
  ...{ flowery: 'meadow', floral: 'meadow', green: 'meadow', prairie: 'meadow' },
  ...{ wintry: 'snow', icy: 'snow', arctic: 'snow', polar: 'snow' },
  ...{ wooded: 'forest', leafy: 'forest', woodland: 'forest', autumn: 'forest', fall: 'forest' },
  ...{ sandy: 'desert', coastal: 'beach', seaside: 'beach', beachside: 'beach', tropical: 'beach' },
  ...{ ocean: 'ocean', marine: 'undersea', aquatic: 'undersea', underwater: 'undersea' },
  ...{ urban: 'city', suburban: 'street', cosmic: 'space', celestial: 'space', galactic: 'space' },
  ...{ farmyard: 'farm', barnyard: 'farm', safari: 'savanna', garden: 'garden', night: 'night' },
};
/** What is worn, after whose it is: "cowboy attire"; "costume" names a thing by itself. */
export const COSTUME = /^costumes?$/;
export const ATTIRE =
  /^(?:attire|outfits?|gear|garb|getup|ensembles?|clothing|clothes|apparel|uniforms?|suits?)$/;
/** Before it, who wears such a thing. */
export const WEARERS: Readonly<Record<string, string>> = {
  ...{ construction: 'construction worker', safety: 'construction worker', work: 'construction worker' },
  ...{ space: 'astronaut', medical: 'doctor', firefighting: 'firefighter', cooking: 'chef' },
  ...{ explorer: 'explorer', expedition: 'explorer', safari: 'explorer' },
};
/** Before a noun for a face it is seen in no face of its own: it is glad or at rest. */
export const GLAD =
  /^(?:playful|cheerful|friendly|charming|cute|sweet|gentle|kind|proud|content|delighted|welcoming|warm|lively|excited|joyous|adorable|cheery|bright|amused|confident|loving)$/;
export const AT_REST =
  /^(?:calm|serene|peaceful|curious|focused|determined|thoughtful|attentive|serious|neutral|expressive|alert|intense|wise|majestic|regal|inquisitive|relaxed|noble|pensive)$/;
/** What shows how somebody feels. */
export const FACES = /^(?:faces?|expressions?|looks?|gazes?|demeanor|attitude)$/;
/** Before a face: who has it is named before. */
export const FACE_OPENING =
  /^(?:with|mak(?:e|es|ing)|pull(?:s|ing)?|ha(?:s|ve|ving)|wear(?:s|ing)?|show(?:s|ing)?)$/;
/** These are never things: they are looked for farther from who has them. */
export const EXPRESSIONS = /^(?:expressions?|demeanor|attitude)$/;
export const SMILES = /^(?:smil(?:ing|ey) faces?|smiles?)$/;
export const FACE_ARTICLE = /^(?:an?|the|his|her|their|its)$/;
/** How patterns are that fill all areas. */
export const PATTERNED =
  /^(?:geometric|floral|swirling|swirly|abstract|symmetrical|ornate|intricate|intricately|decorative|detailed|elaborate|leafy|mandala|tribal|interwoven|woven|delicate|celestial|cosmic)$/;
export const PATTERNS = /^(?:patterns?|designs?|motifs?|textures?|accents?|details?|markings?)$/;
/** Said of what may have its decorations in its own drawing. */
export const DECKED = /^(?:decorated|adorned|ornamented|embellished)$/;
/** "with surrounding hearts". */
export const AROUND_IT = /^surrounding$/;
/** Before how somebody seems to feel. */
export const SEEMING = /^(?:looks?|looking|feels?|feeling|seems?|seeming)$/;
