import { phrasePattern } from './phrasePattern.ts';

/** Strong words in every form and compound, of the four languages and of those whose swear words travel. */
const STEMS = [
  '\\p{L}*f(?:u|v)ck\\p{L}*|fuk(?:k?er|k?ing|ked|s|wit|tard|face|u)?s?|phuck(?:s|ed|er|ers|ing|face)?|phuk(?:ing|er|ed)?|fck|fcuk|stfu|wtf|cunt\\p{L}*|\\p{L}+cunts?',
  'shits?|shit(?!ak|tim|ij)\\p{L}{2,}|(?:bull|horse|dip|bat|dog|ape|chicken|cow|jack)shits?',
  'bitch\\p{L}*|sons? of (?:a )?bitch(?:es)?|whor(?:e|es|ing|ish)|\\p{L}+whores?|slut\\p{L}*|wank(?:s|ed|er|ers|ing)?|\\p{L}*porn(?:o|os|s|hub|star|stars|ography|ographic)?',
  '(?:ass|arse)(?:es|hole|holes|hat|wipe|licker|fucker|face)?|(?:dumb|jack|smart|bad|fat|lard)ass(?:es)?|dick(?:head|heads|face|s)?|cock ?(?:munch|suck|lick)\\p{L}*|twunt\\p{L}*|knobheads?|titty\\p{L}+|fagg?ots?|spacs?|juggs|camel ?jockeys?',
  '\\p{L}*nigg(?:er|ers|ah|a|as|az|uh)|fag(?:s|got|gots|gy)|twats?|wh0re|bollock(?:s|ed)?|motherf\\p{L}+|mofos?',
  // Spanish, French, German
  'put(?:o|a|os|as|ada|ito|ita|itas|illa|azo|ero)|\\p{L}*hij[oa]s? ?(?:de ?)?(?:la )?(?:gran )?put[ao]\\p{L}*|hijoput\\p{L}*|hdp|mierd(?:a|as|oso|osa|illa)|jod(?:er|ido|ida|idos|ete|anse|ienda)|chinga\\p{L}*|cabr[oó]n(?:a|es|as|azo)?',
  'gilipoll\\p{L}*|follad\\p{L}*|cojon(?:es|udo|azos)?|maric(?:a|as|on|ón|ones|onazo)|pendej\\p{L}*|soplapollas|verga',
  'put(?:e|es|ain|ains|asse|asses)|encul\\p{L}*|merd(?:e|es|eux|euse|ique)|emmerd\\p{L}*|salop(?:e|es|ard|ards|erie)|conn(?:ard|ards|arde|asse|asses|erie|eries)|nique(?:r|z)?|niqu[eé]|bais(?:e|es|ent|é|ée|és)|bit(?:e|es) (?:molle|dure)|(?:la|ma|ta|sa|une grosse) bite(?! d)|foutre|bordel|couill\\p{L}*|branl(?:er|eur|eurs|ette)|chi(?:er|é|ottes)|fdp|ntm',
  'fick(?:en|t|e|er|fehler|dich|st|end|ung)?|\\p{L}+ficker|\\p{L}*fotz\\p{L}*|huren?|huren\\p{L}+|arsch\\p{L}*|ärsche|\\p{L}*schei(?:ß|ss)(?:e|er|en|t|haus|kerl|dreck|typ)?|\\p{L}*wichs(?:e|er|en|t)|nutten?|nutten\\p{L}+|schlampen?|schwuchtel\\p{L}*|hurens\\p{L}+|pimmel\\p{L}*|titten\\p{L}*|möse[n]?|moese[n]?|verpiss\\p{L}*|pisser|spast(?:i|en|is)?|missgeburt(?:en)?|wixx?er|schwanzlutscher',
  // Italian, Polish, Portuguese, Dutch, Russian and Turkish words that children pick up
  'cazz(?:o|i|ata|ate|one|oni)|vaffancul\\p{L}*|stronz\\p{L}*|puttan\\p{L}*|minchi(?:a|e|one)|coglion\\p{L}*|porc[oa] (?:dio|madonna)|troi[ae]|culo|culos|merda|frocio|bastard[oi]',
  '(?:s|w|za)?kurw\\p{L}*|(?:s|wy|od|za)?pi(?:e|)rd[oa]l\\p{L}*|(?:za|wy|od|po|u|roz)?jeba(?:ć|c|n[yaei])|jebie|zajebi\\p{L}*|chuj\\p{L}*|(?:w|s|za|roz|o|pod)?pizd\\p{L}*|skurwysyn\\p{L}*|dziwk(?:a|i)|spierdal\\p{L}*',
  'caralh\\p{L}*|fod(?:a|er|ase)|porra|bucetas?|viad(?:o|inho)|filh[oa] da puta|neuken|klootza(?:k|kken)|godverdomme|kut(?:wijf|zooi)|hoeren?',
  'blya(?:t|d)|bl(?:j|y)at|suka blyat|pizde(?:c|ts)|siktir|orospu|amina koy\\p{L}*|(?:на|по|от)?ху(?:й|я|е|ё|и)\\p{L}*|\\p{L}*пизд\\p{L}*|бля\\p{L}{0,4}|\\p{L}*[её]ба(?:т|л|н)\\p{L}*|сука',
];

/** Insults, slurs and coarse words that the kept list lacks. What is merely cheeky ("silly", "tonto", "doof") passes. */
const COARSE = [
  'idiots?|morons?|imbeciles?|nig ?nogs?|hon(?:k|ke)(?:y|ies)|dark(?:ie|ey|ies)|chinam[ae]n|spicks?|buddhaheads?|jigaboos?|wogs?|golliwogs?|pakis?|ragheads?|towelheads?|skanks?|thots?|jizz|cum|cums|cumm?(?:er|ers|ing)|crap|crappy|numbnuts|peckers?|labia|hot ?sex|smegma|schlongs?|butt ?plugs?|boners?|piss(?:ed|es|ing|er)?|turds?|buggers?|bell ?ends?|minge|bastards?',
  'cripples?|kys|muzz?ies?|scumbags?|annoying pricks?|encabron\\p{L}*|pichas?|cipotes?|carajos?|chochos?|bolud[oa]s?|pelotud[oa]s?|hue?v[oó]n(?:a|es)?|[wg]?[uü]e[oó]n|mamahuevos?|culear|culeros?|cag(?:ar|ad[oa]s?|ando|[oó]n|ona)|mear|tortilleras?|bolleras?|subnormal(?:es)?|retrasad[oa]s?|mong[oó]lic[oa]s?|idiotas?|imb[eé]cil(?:es)?|est[uú]pid[oa]s?|cretin[oa]s?|zopenc[oa]s?|tarad[oa]s?',
  'gilipuertas|malparid[oa]s?|malnacid[oa]s?|hijueputa|gonorrea|pajer[oa]s?|cachond[oa]s?|rameras?|furcias?|guarr[oa]s?|lameculos|mam[oó]n(?:a|es)?|perra asquerosa',
  'garces?|roulures?|pou(?:ff|f)iasses?|p[eé]tasses?|grognasses?|chiennasses?|tarlouzes?|tantouzes?|tafioles?|gouines?|gogol(?:e|es|s)?|mongolien(?:ne|s)?|d[eé]biles?|cr[eé]tine?s?|abruti(?:e|s|es)?|imb[eé]ciles?|idiote?s?|b[aâ]tarde?s?|enflures?|raclures?|salauds?|enfoir[eé]e?s?|trouduc|trous? du cul|l[eè]che[ -]?cul|casse[ -]?couilles',
  'baiseu(?:r|rs|se)|baisable|chinetoques?|polacks?|youpins?|bamboulas?|makoum[eé]s?|empaf[eé]s?|fiottes?|ducon\\p{L}*|emmanch[eé]s?|bitembois|queutards?|crevards?|bicots?|négros?|n[eé]gresses?|demeur[eé]s?|chieu(?:r|rs|se|ses)|s?chnoques?|p[eé]quenauds?|ploucs?|t[eé]teux|teubs?|chibres?|zobs?|qu[eé]quettes?|godes?|godemich[eé]s?|pisses?|sperme|[eé]jacul\\p{L}*|gros con|sale con|pauvre con|petit con',
  'tunten?|judens[äa]ue?|angepisst\\p{L}*|depp(?:en)?|trottel|idiot(?:en|in)?|vollidiot(?:en)?|bl[oö]dmann|schwachk(?:opf|öpfe)|drecks\\p{L}+|mistkerle?|mistst[uü]cke?|hackfressen?|kack\\p{L}*|transen?|k[uü]mmelt[uü]rken?|schlitzaugen?|polacken?|itaker|mongos?|flittchen|sack(?:gesicht|ratte)\\p{L}*|piss\\p{L}*|(?:ge|ver)fickt(?:e[srnm]?)?|bumsen|sperma|dildos?|(?:ge|be|ver)schissen\\p{L}*|bastarde?|geile?[rsnm]?|cipa|halt(?: die|s) (?:fresse|maul)',
];

const SEXUAL = [
  'sex|sexes|sexy|sexual|sexually|sexting|xxx+|nsfw|erotic|erotica|nude|nudes|nudity|nudist|naked|topless|undressed|striptease|strippers?|strip club|hookers?',
  'prostitut\\p{L}*|brothel|horny|penis|penises|vaginas?|vulva|testicles|scrotum|boobs?|boobies|tits|titties|nipples?|bare breasts?|big breasts?|orgasms?|orgy|mast[ue]rb\\p{L}*',
  'blow ?jobs?|hand ?jobs?|cumshots?|cumming|dildos?|vibrators?|bdsm|bondage|fetish|hentai|milf|incest|genitals?|genitalia|intercourse|ejaculat\\p{L}*|erections?|threesome|lingerie|orgas\\p{L}+|cunn?il\\p{L}+|escrotos?|vagin|sadi(?:st|sten|sts|stic|que|ques|co|cos|ca|cas)|s[aá]dic[oa]s?|bestialidad|bestialit[yé]|lujuria',
  'rap(?:e|es|ed|ing|ist|ists)|molest\\p{L}*|pa?edo(?:phil\\p{L}*)?|lolicon|shotacon|child abuse|sexual abuse|pussy|pussies|dick ?pics?|(?:big|my|his|a) dick|making love|make love',
  'sexo|pene|penes|pollas?|follar|follando|tetas|desnud[oa]s?|pornografía|violador(?:es)?|violación|prostitut[ao]s?|sexe|sexuel(?:le)?|nichons?|tout(?:e)? nue|violeurs?|viol collectif',
  '(?:femmes?|filles?|hommes?|garçons?|garcons?|enfants?|personnes?|dames?) (?:tout(?:e|es)? )?nu(?:e|es|s)?|prostituée?s?|pédophile|nackte?[rnsm]?|vergewaltig\\p{L}*|titten|muschis?',
];

const HATEFUL = [
  'nazis?|nazism|nazismo|nazisme|nazismus|nazie?s?|neo-?nazis?|hitler|adolf hitler|swastikas?|kkk|ku klux klan|white power|white supremac(?:y|ist|ists)|heil hitler|sieg heil',
  'holocaust|gas chambers?|concentration camps?|genocide|ethnic cleansing|lynch(?:ed|ing|ings)|death to|hate crime|negroes|kikes?|chinks?|gooks?|spics?|wetbacks?|trann(?:y|ies)|retard(?:s|ed)?|coons?|racists?|kill all',
  '(?:i |we )?hate (?:all )?(?:muslims?|jews?|gays?|lesbians?|blacks?|black people|immigrants?|foreigners?|women|men|girls|boys|trans(?:gender)?(?: people)?|disabled people|arabs?|mexicans?|christians?)',
  'sudacas?|negratas?|negro de mierda|moro de mierda|nègres?|negres?|bougnoul\\p{L}*|youpins?|pédés?|pedes?|sale (?:juif|arabe|noir|noire)|negern?|kanaken?|schwuchteln?|untermensch\\p{L}*|judensau|kameltreiber',
  'hakenkreuz\\p{L}*|cruz gamada|esv[aá]sticas?|croix gamm[eé]es?|konzentrationslager|gaskammern?|supremacis\\p{L}*',
];

/** What no page and no name carries, whatever stands around it. */
export const OBSCENE = phrasePattern([...STEMS, ...COARSE]);
export const UNSUITABLE = phrasePattern([...SEXUAL, ...HATEFUL]);
