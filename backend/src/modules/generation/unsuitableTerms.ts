/**
 * Says whether a prompt asks for something sexual, hateful or violent, and by which listed term; undefined where it does not.
 * English, Spanish, French and German; whole words and phrases, whatever the case. Sees through accents, letters drawn
 * out or set apart ("s e x", "fuuuck") and digits for letters ("p0rn"). Ordinary phrases that hold such a word pass.
 */
export function findUnsuitableTerm(text: string): string | undefined {
  const written = text.normalize('NFKC').toLowerCase().replace(ALLOWED, ' ');
  const plain = written.normalize('NFD').replace(/\p{M}/gu, '');
  const spellings = [written, plain, joinSpacedLetters(plain), readDigits(plain)];
  const candidates = [...spellings, plain.replace(DRAWN_OUT, '$1'), plain.replace(DRAWN_OUT, '$1$1')];
  for (const candidate of candidates) {
    const match = UNSUITABLE.exec(candidate);
    if (match !== null) return match[0];
  }
  return undefined;
}

/** Innocent phrases around a listed word; taken out before the search. */
const ALLOWED = pattern(
  [
    'killer whales?|killer bees?|naked mole[ -]rats?|pussy[ -]?cats?|pussy[ -]?willows?|pussy ?foot',
    '(?:blue|great|coal|willow|marsh|long[ -]tailed|bearded|crested) tits?|blood (?:moon|orange)s?|bleeding hearts?',
    '(?:maine )coons?|coon ?cats?|murder of crows|moby[ -]dick|dick whittington|cul[ -]de[ -]sacs?|corpse flowers?',
    'râpes?(?: à fromage)?|mord (?:un|une|le|la|les|dans|son|sa)|mord l|qui mord|blue[ -]footed boob(?:y|ies)',
    'dressed to kill|time to kill|kill(?:ing|s)? time|suicide squeeze|sex(?:es)? of the|blood ?hounds?',
  ].join('|'),
);

const ENGLISH = [
  // Sexual
  'sex|sexes|sexy|sexual|sexually|sexting|porn|porno|pornography|pornographic|xxx+|nsfw|erotic|erotica|nude|nudes|nudity',
  'nudist|naked|topless|undressed|striptease|stripper|strippers|strip club|hooker|hookers|whore|whores|slut|sluts|slutty',
  'prostitute|prostitutes|prostitution|brothel|horny|penis|penises|vagina|vaginas|vulva|testicles|scrotum|boob|boobs',
  'boobies|tits|titties|nipple|nipples|bare breasts?|big breasts?|orgasm|orgasms|orgy|masturbat(?:e|es|ing|ion)',
  'blow ?jobs?|hand ?jobs?|cumshots?|cumming|dildos?|vibrators?|bdsm|bondage|fetish|hentai|milf|incest|genitals?|genitalia',
  'intercourse|ejaculat(?:e|es|ing|ion)|erections?|threesome|lingerie|rape|rapes|raped|raping|rapist|rapists',
  'molest(?:s|ed|er|ing|ation)?|pa?edophil(?:e|es|ia)|pedo|lolicon|shotacon|child abuse|sexual abuse',
  'fuck|fucks|fucked|fucker|fuckers|fucking|motherfuckers?|cunt|cunts|pussy|pussies|dick ?pics?|big dick|my dick|his dick|a dick',
  'dicks|dickheads?|bitch|bitches|bastards?|shit|shits|shitty|bullshit|ass|asses|assholes?|arse|arseholes?|butthole|wank(?:er|ers|ing)?',
  // Hateful
  'nazi|nazis|nazism|hitler|swastikas?|kkk|ku klux klan|white power|white supremac(?:y|ist|ists)|heil hitler|sieg heil',
  'holocaust|gas chambers?|concentration camps?|genocide|ethnic cleansing|lynch(?:ed|ing|ings)?|death to|hate crime',
  'nigger|niggers|nigga|niggas|negroes|faggots?|fags?|kikes?|chinks|gooks?|spics|wetbacks?|trann(?:y|ies)|retard|retards|retarded|coons?',
  'racists?|kill all',
  // Violent
  'kill|kills|killed|killing|killings|killers?|murder|murders|murdered|murdering|murderers?|suicid(?:e|al)|homicide',
  'behead(?:s|ed|ing)?|decapitat(?:e|es|ed|ing|ion)|dismember(?:ed|ing|ment)?|severed (?:head|heads|limb|limbs|arm|leg|hand)s?',
  'gore|gory|blood|bloody|bloodied|bloodbath|bleeding|tortur(?:e|ed|es|er|ing)|massacres?|massacred|slaughter(?:ed|ing)?',
  'corpses?|dead (?:body|bodies|person|people|man|men|woman|women|child|children|boy|girl|baby|kid|kids)|stab|stabs|stabbed|stabbing',
  'strangl(?:e|es|ed|ing)|slit(?:ting)? (?:his |her |their |the )?(?:throat|wrist)s?|mutilat(?:e|ed|ing|ion)|disembowel(?:ed|ing)?',
  '(?:school|mass) shooting|shoot(?:s|ing)? (?:at )?(?:a |the |some )?(?:people|person|someone|somebody|kids?|child|children|man|woman|him|her|police)',
  'shot in the head|gun violence|terroris(?:t|ts|m)|suicide bomb(?:er|ing)|assassins?|assassinat(?:e|ed|ion)|self[ -]harm',
  'execut(?:ed|ion|ions|ioner)|(?:hang(?:ing)?|cut(?:ting)?) (?:himself|herself|myself|themselves)|cannibals?',
];

const SPANISH = [
  'sexo|puta|putas|puto|putos|mierda|coño|pene|penes|polla|pollas|chingar|chingada|joder|follar|follando|tetas|culo|culos',
  'desnud[oa]s?|pornografía|pornografia|violador|violadores|violación|maricón|maricones|maricon|cabrón|cabrones|cabron',
  'gilipollas|pendej[oa]s?|cojones|prostituta|prostitutas|sudacas?|negratas?|matar|matando|asesin[oa]s?|asesinato|asesinar',
  'asesinando|sangre|sangrient[oa]s?|sangrando|suicidio|degollar|degollad[oa]|decapitar|decapitad[oa]|cadáver|cadáveres',
  'cadaver|cadaveres|torturar|tortura|torturas|ahorcad[oa]s?|terroristas?|masacre|apuñalar|apuñalad[oa]',
];

const FRENCH = [
  'sexe|sexuel|sexuelle|putain|putains|pute|putes|salope|salopes|connard|connards|enculé|encule|enculer|couilles?|nichons?',
  '(?:femmes?|filles?) nues?|(?:hommes?|garçons?|garcons?) nus?|tout nu|toute nue|violeurs?|viol collectif|merde|foutre|bordel',
  'prostituées?|prostituees?|nègres?|negres?|bougnoules?|pédés?|pédophile|tuer|tué|tuée|tueurs?|meurtres?|meurtriers?|meurtrière',
  'assassinat|assassiner|cadavres?|sanglante?s?|ensanglantée?s?|décapiter|décapitée?s?|decapiter|decapite|égorger|egorger',
  'torturer|poignarder|poignardée?|terroristes?|se suicider|nazie?s?',
];

const GERMAN = [
  'fick|ficken|fickt|fotzen?|schlampen?|huren?|hurensohn|nutten?|titten|arsch|ärsche|arschloch|arschlöcher|scheiße|scheisse',
  'wichser|schwuchteln?|neger|kanaken?|nackt|nackte|nackter|nackten|nacktes|pornos?|vergewaltig(?:en|t|ung|er)',
  'töten|tötet|getötet|toeten|umbringen|mord|morde|mörder|moerder|mörderin|ermorden|ermordet|leichen?|blut|blutig|blutige|blutbad',
  'enthaupten|enthauptet|selbstmord|foltern?|gefoltert|hakenkreuze?|massaker|amoklauf|erstechen|erschießen|erschiessen|erhängt|geköpft',
];

const UNSUITABLE = pattern([...ENGLISH, ...SPANISH, ...FRENCH, ...GERMAN].join('|'), 'u');

const DRAWN_OUT = /(\p{L})\1{2,}/gu;

const LETTER_OF_SIGN: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' },
};

function pattern(alternatives: string, flags = 'gu'): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives})(?![\\p{L}\\p{N}])`, flags);
}

/** "s e x" and "s-e-x" become "sex". */
function joinSpacedLetters(text: string): string {
  return text.replace(/(?<![\p{L}\p{N}])\p{L}(?:[\s.\-_*]\p{L}){2,}(?![\p{L}\p{N}])/gu, (run) =>
    run.replace(/[^\p{L}]/gu, ''),
  );
}

/** "p0rn" becomes "porn"; numbers that stand alone stay. */
function readDigits(text: string): string {
  return text.replace(/[\p{L}\p{N}@$!]*\p{L}[\p{L}\p{N}@$!]*/gu, (word) =>
    word.replace(/[013457@$!]/gu, (sign) => LETTER_OF_SIGN[sign] ?? sign),
  );
}
