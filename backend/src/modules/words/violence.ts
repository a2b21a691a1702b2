import { phrasePattern } from './phrasePattern.ts';

/**
 * What a folded text says of violence against people, of weapons at a school, of harming oneself, of terror or of drugs, in four
 * languages; undefined where it says nothing of the kind. Fights of knights, pirates, starships and dinosaurs pass, and so
 * do toys.
 */
export function findViolence(text: string): string | undefined {
  const grave = GRAVE.exec(text) ?? AGAINST_PEOPLE.exec(text);
  if (grave !== null) return grave[0];
  const armed = text.replace(TOYS, ' ');
  const weapon = WEAPONS.exec(armed)?.[0];
  const hasSchool = weapon !== undefined && SCHOOL.test(armed);
  return hasSchool ? weapon : AIMED.exec(armed)?.[0];
}

const PEOPLE_EN =
  '(?:people|persons?|someone|somebody|(?:wo)?m[ae]n|boys?|girls?|kids?|child(?:ren)?|bab(?:y|ies)|toddlers?|teachers?|students?|pupils?|classmates?|mothers?|fathers?|mom|mum|mommy|dad|daddy|brothers?|sisters?|wife|husband|neighbou?rs?|friends?|prisoners?|hostages?|victims?|police(?:m[ae]n| officers?)?|cops?|crowds?|teen(?:ager)?s?|strangers?|civilians?|muslims?|jews?|christians?|immigrants?|refugees?|famil(?:y|ies)|grandm(?:a|other)|grandp(?:a|father)|him|them|each other)';
const PEOPLE_ES =
  '(?:(?:un|el|al|su|mi|tu|otro|una|la|otra|unos|unas|los|las|sus|mis|dos|tres|varios) )?(?:pr[oó]xim[oa] )?(?:hombres?|mujer(?:es)?|niñ[oa]s?|nin[oa]s?|chic[oa]s?|personas?|gente|bebés?|bebes?|profesora?s?|maestr[oa]s?|alumn[oa]s?|policías?|policias?|herman[oa]s?|padres?|madres?|espos[oa]|marido|vecin[oa]s?|amig[oa]s?|prisioner[oa]s?|alguien|compañer[oa]s?|companer[oa]s?|abuel[oa]s?|musulmanes|judíos|inmigrantes)';
const PEOPLE_FR =
  "(?:(?:un|une|le|la|les|des|son|sa|ses|mon|ma|deux|trois|plusieurs|d'autres|quelqu) ?)?(?:l ?'?)?(?:hommes?|femmes?|enfants?|garçons?|garcons?|filles?|fillettes?|personnes?|gens|bébés?|bebes?|professeurs?|maîtresses?|élèves?|eleves?|policiers?|frères?|freres?|sœurs?|soeurs?|pères?|peres?|mères?|meres?|maris?|voisine?s?|amie?s?|prisonniers?|quelqu un|un camarade|camarades?|musulmans?|juifs?|immigrés?|foule)";
const PEOPLE_DE =
  '(?:(?:ein|eine|einen|einem|einer|der|die|das|den|dem|seine[nmr]?|sein|ihre[nmr]?|ihr|zwei|drei|mehrere|andere) )?(?:\\p{L}+[ens] )?(?:mann|männer|maenner|manner|frau|frauen|kind|kinder|kindern|jungen?|mädchen|madchen|menschen?|leute|person|personen|baby|babys|lehrerin|lehrer|schülerin|schüler|polizisten?|brüder|bruder|schwestern?|vater|mutter|nachbarn?|freundin|freunde?|gefangene[nr]?|muslime|juden|ausländer|jemanden?)';

const DET =
  '(?:(?:a|an|the|some|his|her|their|my|your|our|another|other|two|three|many|all|at|up|down|on|into) ){0,3}(?:\\p{L}+ )?(?:gay |black |white |trans |disabled )?';

/** Never on a page, whoever does it to whom. */
const GRAVE = phrasePattern([
  'kill|kills|killed|killing|killings|killers?|murder\\p{L}*|suicid(?:e|es|al|io|arse)|homicide|manslaughter|behead\\p{L}*|decapitat\\p{L}*|dismember\\p{L}*|severed \\p{L}+|cut[ -]off (?:head|hand|arm|leg|finger)s?|impal(?:ed|ing)',
  'gore|gory|blood|bloody|bloodied|bloodbath|bleeding|tortur\\p{L}*|massacr\\p{L}*|slaughter\\p{L}*|corpses?|dead (?:body|bodies|person|people|m[ae]n|wom[ae]n|child|children|boy|girl|baby|kid|kids)|stab|stabs|stabbed|stabbing|stabbings|entrails|guts',
  'strangl\\p{L}*|slit(?:ting)? (?:his |her |their |the )?(?:throat|wrist)s?|mutilat\\p{L}*|disembowel\\p{L}*|skinned alive|burn(?:ed|t|ing)? (?:alive|at the stake)|burning (?:person|people|man|woman|child|baby)|shot in the head|gun ?violence|shoot(?:ing|s)? up|mass shoot\\p{L}*|(?:school|class|classroom) shoot(?:ing|er|ings|ers)|drive[ -]by shooting',
  'terroris(?:t|ts|m|mo|ta|tas|me|te|tes|mus)|terroristen|terroranschl\\p{L}*|suicide bomb\\p{L}*|car bombs?|assassins?|assassinat\\p{L}*|self[ -]?harm\\p{L}*|execut(?:ed|ing|ion|ions|ioner)|cannibals?|hostages?|kidnap\\p{L}*|al[ -]qaeda|overdos\\p{L}*|domestic violence|child abuse',
  '(?:hang(?:s|ing|ed)?|hung|cut(?:s|ting)?|hurt(?:s|ing)?|starv(?:es|ed|ing)|burn(?:s|ing)?) (?:himself|herself|myself|themselves|yourself)|(?:cut|cuts|cutting|slash\\p{L}*) (?:his|her|my|their|your) (?:own )?(?:wrists?|arms?|veins?|throats?)|wants? to die|end(?:s|ing)? (?:his|her|my|their) (?:own )?life|jump(?:s|ing)? (?:off|from) (?:a |the )?(?:bridge|building|roof) to die|noose',
  'cocaine|heroin|crystal meth|meth|methamphetamines?|crack pipe|marijuana|cannabis|fentanyl|ketamine|lsd|drug (?:dealer|dealers|addict|addicts|use|needle)|drugs|(?:smok(?:e|es|ing)|roll(?:s|ing)?) (?:some )?(?:weed|pot|crack|hash|a joint|joints|a bong|a blunt)|bongs?|inject(?:s|ing)? drugs|snort(?:s|ing)? \\p{L}+',
  '(?:kid|kids|child|children|boy|girl|baby|toddler|teen|teenager)s? (?:is |are )?(?:smok(?:es|ing)|vaping|getting drunk|drinking (?:a |some |his |her )?(?:beer|beers|wine|vodka|whisk(?:e)?y|rum|gin|alcohol|liquor))|drunk (?:kid|kids|child|children|boy|girl|baby|teen|teenager)s?',
  '(?:snap|break|wring)(?:s|ing)? (?:\\p{L}+ ){0,4}necks?|throats? (?:cut|slit|slashed)|(?:make|made|making|watch|see|let) (?:\\p{L}+ ){1,4}suffer|(?:deserves?|ought|should|need) (?:all )?(?:to )?(?:die|be dead|be (?:hanged|shot|burned|gassed|beaten))|all be dead|horrible death',
  // Spanish
  'mata a|mat(?:ar|ando|an|ó|aron|arl[oa])|asesin(?:[oa]s?|ato|atos|ar|ando|ada|ado)|sangre|sangrient[oa]s?|sangrando|ensangrentad[oa]s?|degoll\\p{L}*|decapit\\p{L}*|cad[aá]ver(?:es)?|tortur(?:ar|a|as|ad[oa]s?|ando)|ahorca(?:d[oa]s?|r|rse|ndo)|masacres?|apuñal\\p{L}*|apunal(?:a|an|ar|ando|ad[oa]s?)|tiroteos?|secuestr(?:o|a|ad[oa]s?|ar)|atentados?|merec(?:e|en|es) (?:morir|la muerte)|muerte a|masacr\\p{L}*|ejecuci[oó]n(?:es)?|ejecut(?:ar|an|ad[oa]s?)|(?:cort|part|romp)\\p{L}* (?:\\p{L}+ ){0,3}(?:garganta|cuello)s?|extermin\\p{L}*|erradic\\p{L}*',
  '(?:cabeza|mano|pierna)s? (?:cortada|amputada)s?|se (?:suicida|ahorca|corta las venas)n?|cortarse las venas|quemad[oa]s? viv[oa]s?|estrangul\\p{L}*|coca[ií]na|marihuana|porros?|drogas|drogadict[oa]s?|metanfetamina|viola(?:r|ndo)? a \\p{L}+|(?:niñ|nin|chic)[oa]s? (?:fum(?:a|an|ando)|borrach[oa]s?|bebiendo (?:alcohol|cerveza|vino|vodka))',
  // French
  'tuer|tu[eé]|tu[eé]e|tuent|tuant|tueurs?|tueuse|meurtr(?:es?|iers?|ière|ières)|assassin(?:at|er|e|ent|é|ée)|cadavres?|(?:du|de|en|plein de) sang(?! froid)|sanglante?s?|ensanglant[eé]e?s?|d[eé]capit\\p{L}*|[eé]gorg(?:er|e|é|ée|eur|es)|tortur(?:er|e|é|ée|és|ent)|poignard(?:er|e|é|ée|ent|ant)|[eé]trangl(?:er|e|é|ée|ent)|fusillades?|tueries?|attentats?|prises? d.?otages?|otages?|mort (?:à|a|aux) (?:tous|toutes|les|ces|l)|mort aux|(?:tirer|tire|mettre) une balle|exterm\\p{L}*|[eé]radi(?:qu|c)\\p{L}*|ex[eé]cut(?:er|ent|e les?|ion|ions)|bris(?:er|e|erai) (?:le|la|son|leur|ce) (?:cou|nuque)|m[eé]rit\\p{L}* (?:tous )?de mourir|devrai(?:t|ent) (?:tous )?mourir|pendre (?:tous|ces|les)',
  'se (?:pend|pendre|suicide|suicider|taillade|scarifie|coupe les veines)|t[eê]tes? coup[eé]es?|br[uû]l[eé]e?s? vi(?:fs?|ves?)|coups? de couteau|violence conjugale|coca[iï]ne|de l.h[eé]ro[iï]ne|drogues?|drogu[eé]e?s?|haschich|(?:un|des) joints?|enfants? (?:qui )?(?:fume|boit de (?:l.alcool|la bi[eè]re|la vodka)|ivres?|so[uû]ls?)',
  // German
  'töte(?:n|t|te|ten)|get[öo]tet|toeten|umbringen|bringt (?:\\p{L}+ ){1,3}um|umgebracht|mord|morde|mörder\\p{L}*|moerder\\p{L}*|ermord\\p{L}*|leichen?|blut|blutig(?:e[srnm]?)?|blutbad|bluten(?:de[srnm]?)?|blutverschmiert\\p{L}*|enthaupt\\p{L}*|selbstm[oö]rd(?:e|er)?|selbstmord|suizid|foltern?|gefoltert|folter\\p{L}+|massaker|amokl[aä]uf(?:e|er)?|amok',
  'erst(?:ich|ech|och)(?:t|en|st)|ersticht|erschie(?:ß|ss)(?:t|en)|erschossen(?:e[srnm]?)?|erh[äa]ng(?:t|en)(?:e[srnm]?)?|erw[uü]rg(?:t|en)|w[uü]rgt|gek[öo]pft(?:e[srnm]?)?|abgetrennte[srnm]? \\p{L}+|abgeschlagene[srnm]? \\p{L}+|geiseln?|geiselnahme|attentat|kokain|haschisch|marihuana|drogen\\p{L}*|ritzt sich|tod (?:allen|den|diesen|aller)|abschlacht\\p{L}*|abgeschlachtet|abstech\\p{L}*|abgestochen|qu[aä]len|gequ[aä]lt|genick|scheiterhaufen|vergas(?:t|en)|ausrotten|ausgerottet|ausgel[oö]scht|verdien\\p{L}* (?:es )?(?:zu sterben|den tod)|(?:kind|junge|mädchen|madchen|baby)(?:er)? (?:raucht|rauchen|trinkt (?:bier|wein|wodka|schnaps|alkohol))',
]);

/** Somebody does it to a person. */
const AGAINST_PEOPLE = phrasePattern([
  `(?:shoot(?:s|ing)?|shot|punch(?:es|ed|ing)?|beat(?:s|ing|en)?(?: up)?|hit(?:s|ting)?|hurt(?:s|ing)?|eradicat\\p{L}*|annihilat\\p{L}*|attack(?:s|ed|ing)?|kick(?:s|ed|ing)?|slap(?:s|ped|ping)?|whip(?:s|ped|ping)?|burn(?:s|ed|ing)?|drown(?:s|ed|ing)?|poison(?:s|ed|ing)?|chok(?:e|es|ed|ing)|abus(?:e|es|ed|ing)|bull(?:y|ies|ied|ying)|threaten(?:s|ed|ing)?|smother\\p{L}*|blow(?:s|ing)? up|run(?:s|ning)? over|exterminat\\p{L}*|gas(?:sing)?|bomb(?:s|ed|ing)) ${DET}${PEOPLE_EN}(?! (?:with|at|in) (?:an? |the )?(?:snow|water|pillow|cake|pie|custard|chess|cards|tennis|race|game|checkers|soccer|football|ping))`,
  `(?:shoot(?:s|ing)?|beat(?:s|ing)?|hit(?:s|ting)?) her(?= ?$|[,.!?]| (?:in|with|and|on|at|to)\\b)`,
  `hang(?:s|ed)? (?:(?:the|a|all|every|this|that|these|those|our|my) ){1,2}${PEOPLE_EN}(?=\\s*(?:$|[,.!?;]))`,
  '(?:beat|kick|ston|chok|starv|crush|burn|whip)\\p{L}* (?:\\p{L}+ ){0,5}to death',
  `(?:${PEOPLE_EN}|slaves?|servants?) (?:(?:is|are|being|getting|get|gets) )+(?:shot|beaten|stabbed|hurt|killed|attacked|burned|burnt|hanged|hung|drowned|bullied|whipped|run over)`,
  `(?:disparan?|disparando|dispara(?:r|ndo)?) (?:contra |a )${PEOPLE_ES}|(?:golpe|peg|maltrat|atac|quem|ahog|envenen|azot|patea|amenaz)(?:a|an|ando|ar|ó|e|en)? a(?:l)? ?${PEOPLE_ES}`,
  `tir(?:e|es|ent|ant|er) sur ${PEOPLE_FR}|(?:frapp|cogn|attaqu|bless|brûl|brul|noi|gifl|menac|empoisonn|fouett|viol)(?:e|ent|er|ant|é) ${PEOPLE_FR}|(?:bat|battent|battre|battant) (?:son|sa|ses|une?|des|les?|la) ?${PEOPLE_FR}`,
  `schie(?:ß|ss)(?:t|en)(?: \\p{L}+)? auf ${PEOPLE_DE}|(?:schl[äa]gt|schlagen|pr[uü]gelt|verpr[uü]gel(?:t|n)|verletz(?:t|en)|vergift(?:et|en)|ertr[äa]nk(?:t|en)|verbrenn(?:t|en)|bedroh(?:t|en)|misshandel(?:t|n)|schie(?:ß|ss)t) ${PEOPLE_DE}(?! (?:ein|zu))`,
]);

const TOYS = phrasePattern(
  [
    '(?:water|toy|nerf|squirt|laser|bubble|ray|glue|hot glue|foam|paint|cap|pop|potato|pretend|play|confetti|t shirt|nail|staple|massage|cork|dart|marshmallow|rubber band|plastic|wooden|radar|heat|spray)[ -]?(?:guns?|pistols?|rifles?|blasters?|bombs?|grenades?)|(?:super ?soakers?|photo ?bombs?|bath ?bombs?|cherry bombs?|glitter bombs?|seed bombs?|starting (?:gun|pistol)s?|top gun)',
    'pistolas? (?:de|para) (?:agua|juguete|burbujas|pegamento|silicona|pintura|rayos)|bombas? de (?:agua|aire|baño|bano|chocolate|semillas|chicle)|armas? de juguete|pistolets? (?:à|a) (?:eau|bulles|colle|peinture|billes)|pistolets? (?:en plastique|jouet|laser)|bombes? (?:à|a) (?:eau|graines)|fusils? (?:à|a) eau|bombes? glac[eé]es?',
  ],
  'gu',
);

const WEAPONS = phrasePattern([
  'guns?|handguns?|shotguns?|machine ?guns?|pistols?|rifles?|revolvers?|grenades?|bombs?|explosives?|shooters?|gunm[ae]n|bullets?|ammo|ammunition|ak ?47s?|uzis?|glocks?',
  'pistolas?|fusil(?:es)?|escopetas?|rev[oó]lver(?:es)?|metralletas?|granadas?|bombas?|armas? de fuego|armas?|tirador(?:es)?|pistolets?|fusils?|carabines?|mitraillettes?|bombes?|armes?(?: à feu)?',
  'pistolen?|gewehre?|sturmgewehre?|waffen?|maschinengewehre?|maschinenpistolen?|handgranaten?|bomben?|sprengstoff|patronen',
]);
const SCHOOL = phrasePattern([
  'school|schools|schoolyard|schoolbus|schoolbag|class|classes|classrooms?|classmates?|teachers?|pupils?|students?|kindergarten|preschool|daycare|nursery|playground',
  'escuelas?|colegios?|cole|clases?|aulas?|instituto|profesor(?:a|es|as)?|maestr[oa]s?|guarder[ií]as?|alumn[oa]s?|[eé]coles?|classes?|coll[eè]ges?|lyc[eé]es?|ma[iî]tresses?|[eé]l[eè]ves?|cr[eè]ches?|professeurs?|cours? de r[eé]cr[eé]ation',
  'schul\\p{L}*|klassen?|klassenzimmer|klassenraum|lehrer(?:in|innen|n)?|sch[uü]ler(?:in|innen|n)?|kita|pausenhof|\\p{L}+schulen?',
]);

/** A weapon pointed at a person. */
const AIMED = phrasePattern([
  `(?:point|aim)(?:s|ed|ing)? (?:(?:a|an|the|his|her|their|real|loaded) ){0,2}(?:guns?|pistols?|rifles?|knife|knives|shotguns?|weapons?|crossbow) (?:at|to) ${DET}(?:${PEOPLE_EN}|head|face)|(?:gun|pistol|rifle|knife|weapon)s? (?:is |are )?(?:pointed|aimed|pointing) (?:at|to) ${DET}${PEOPLE_EN}|(?:gun|knife|pistol) to (?:his|her|their|my|a|the) \\p{L}*(?:head|throat|neck)`,
  `(?:apunta(?:n|ndo)?|amenaza(?:n|ndo)?) (?:\\p{L}+ ){0,5}(?:a|al) ${PEOPLE_ES}|(?:pointe|braque|menace)(?:nt)? (?:\\p{L}+ ){1,5}sur ${PEOPLE_FR}|(?:zielt|richtet) (?:\\p{L}+ ){0,4}auf ${PEOPLE_DE}`,
]);
