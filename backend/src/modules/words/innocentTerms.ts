import { phrasePattern } from './phrasePattern.ts';

/** Whom a knight, a cat or a fly swatter may kill. */
const NOBODY =
  '(?:dragons?|monsters?|beasts?|serpents?|hydras?|krakens?|ogres?|trolls?|orcs?|goblins?|giants?|zombies?|mouse|mice|rats?|fl(?:y|ies)|mosquito(?:e?s)?|bugs?|spiders?|wasps?|germs?|weeds|virus(?:es)?|bacteria)';

/** Ordinary phrases around a listed word; they are left out before a text is searched. Accents as written. */
export const INNOCENT_PHRASES = phrasePattern(
  [
    'killer whales?|killer bees?|assassin bugs?|naked mole[ -]rats?|pussy[ -]?cats?|pussy[ -]?willows?|pussy ?foot|blood ?hounds?|blood (?:moon|orange|type|donation|donor|bank|pressure|test|sugar)s?|bleeding hearts?|drops? of blood|blood drops?|murder of crows',
    '(?:blue|great|coal|willow|marsh|long[ -]tailed|bearded|crested|tufted|penduline|sombre|azure|varied|bush) tits?|(?:maine )coons?|coon ?(?:cats?|hounds?)|(?:blue|red|brown|masked)[ -]footed boob(?:y|ies)|(?:brown|masked|nazca|peruvian) boob(?:y|ies)|tit ?(?:mouse|mice)|tit for tat',
    'moby[ -]dick|dick (?:whittington|van dyke|tracy|turpin)|(?:tom|philip k) dick|(?:ist|sind|war|waren|so|sehr|zu|ganz|und|richtig|sch[öo]n|kugelrund und|ziemlich|nicht) dick|dick (?:und|oder|ist|eingepackt|angezogen)|durch dick und d[üu]nn|spotted dick',
    'cul[ -]de[ -]sacs?|culs?[ -]de[ -](?:sac|bouteille|poule|lampe)|corpse flowers?|râpes?(?: à fromage)?|râpé|r[aâ]pe [aà] fromage|mord (?:un|une|le|la|les|dans|son|sa)|mord l|qui mord|en retard|du retard|de retard|pique[ -]?niqu(?:e|es|er|ent|eur|eurs)',
    `(?:kill|stab)(?:s|ed|bed|ing|bing)? (?:(?!(?:m[ae]n|boys?|girls?|child)(?!\\p{L}))\\p{L}+ ){0,3}${NOBODY}`,
    'blood (?:drives?|banks?|cells?|vessels?|samples?|work)|(?:draw|tak|giv|donat)(?:e|es|s|ing) blood|(?:red|white) blood cells?|horny (?:toads?|lizards?)|chinks? in (?:the|his|her|its|your|their) armou?r|fag ends?|an ass,? and an? (?:mule|donkey|horse|goat|cow|camel)',
    'dressed to kill|time to kill|kill(?:ing|s)? time|suicide squeeze|sex(?:es)? of the|hungry gut|cat ?gut|blood ?root|dead man.?s (?:fingers|bones)|man of war|paint ?ball guns?',
    'años?|cumpleaños|año nuevo|moños?|(?:ein|eine|der|die|den|dem|einer|zwei|drei|vier|f[üu]nf|gebratene|dicke|viele|gef[üu]llte) puten?|putenbraten|cum laude|coq(?:s)?',
    'cock[ -]?a[ -]?doodle(?:[ -]?doo)?|cocks? (?:crow|crows|crowing|and (?:a |the )?hens?)|(?:a )?(?:hens?|chickens?) and (?:a |the )?cocks?|(?:wood|black|game|turkey|storm|shuttle|pea|weather|hay|ball|stop)[ -]?cocks?|cock of the rock|an? ass and an? ox|ox and (?:an? |the )?ass(?:es)?|(?:wild|jack|african wild) ass(?:es)?',
    'gotas? de sangre|donar sangre|grupo sangu[ií]neo|pura sangre|sangre fr[ií]a|gouttes? de sang|groupe sanguin|pur[ -]sang|don du sang|sang[ -]froid|blutmond|blutgruppe|blutspende|ours tout nus?|matar el tiempo|tue[ -]mouches?|amanites? tue[ -]mouches?|mata ?moscas|matamoscas',
    'negro (?:y|con|de|como|en)|retard(?:er|ant|ateur)s?|guts? and glory|dead end|cummings|tuệ|bổng|blood (?:python|cockle)s?|(?:half|blue)[ -]blood(?: bulldog)?s?|cicada killers?|coon rapids|shooting stars?|photo shoots?|gore[ -]tex|viola de gamba',
  ],
  'gu',
);

/** Words of the kept list that are ordinary in one of the four languages: animals, food, toys, tools, what bodies and babies have. */
export const INNOCENT_WORDS: ReadonlySet<string> = new Set(
  [
    // English
    'alabama hot pocket|alaskan pipeline|baby batter|baby juice|ball kicking|ball licking|bareback|bastinado|beaver cleaver|beaver lips|big black|birdlock|black cock|blonde action|blonde on blonde action|blue waffle|brunette action',
    'butt|buttcheeks|camel toe|chocolate rosebuds|cialis|cleveland steamer|clover clamps|cornhole|creampie|deep throat|dingleberry|dingleberries|dirty pillows|dog style|domination|donkey punch|dvda|escort|eunuch|fingering|giant cock|girl on|girl on top|goo girl',
    'guro|hard core|hardcore|hot carl|hot chick|how to kill|huge fat|jelly donut|lemon party|lolita|make me come|mong|mr hands|negro|octopussy|one cup two girls|panties|panty|pegging|poof|prince albert piercing|quim|rosy palm|rusty trombone|santorum|scat|scissoring|shota|shrimping|skeet',
    'snatch|snowballing|spunk|strap on|style doggy|suck|sucks|sultry women|swinger|tainted love|taste my|tea bagging|tied up|tight white|titty|tongue in a|tosser|tushy|twinkie|violet wand|wrapping men|wrinkled starfish|xx',
    // Spanish
    'asno|caca|chupada|concha|fiesta de salchichas|heroína|heroina|infierno|maciza|maldito|martillo|orina|pinche|pis|trio|zorra|ano|anos|cono|conos',
    // French
    'baiser|bander|bitte|bite|bourré|bourrée|bourre|bourree|caca|chatte|con|folle|gerbe|gerber|gueule|jouir|meuf|péter|peter|pédale|pedale|pipi|ramoner|suce|tapette|tanche|trique',
    // German
    'mose|mosen|bimbo|bonze|bratze|dödel|dodel|fratze|ische|kimme|lümmel|lummel|möpse|mopse|mufti|popel|rosette|reudig|schabracke|schiesser|vögeln|vogeln|pinkeln',
  ].flatMap((line) => line.split('|')),
);
