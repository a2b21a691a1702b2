/** Words by which letters, numbers, names and greetings are read as texts, folded, of the four languages together. */

/** Words before letters. */
export const LETTER_WORDS = wordsOf(
  'letter letters initial initials letra letras lettre lettres buchstabe buchstaben',
);
/** To whom a greeting is said. */
export const LOVED = wordsOf('mom mommy mum mummy mama dad daddy papa grandma grandpa nana');
/** Between letters and what they are written on. */
export const ON_WORDS = wordsOf('on en sur au an auf');
/** What letters are written on. */
export const BOARDS = wordsOf(
  'blackboard chalkboard whiteboard board pizarra pizarron tableau tafel schultafel',
);
/** Words before numbers. */
export const NUMBER_WORDS = wordsOf('number numbers digit numeral numero nummer zahl chiffre');
/** Words before a name or a text. */
export const NAME_WORDS = wordsOf(
  'name named names word says saying called text nombre nom namen palabra prenom mot wort llamado llamada namens appele appelee nomme nommee',
);
/** Words before what is quoted. */
export const TITLING_WORDS = wordsOf(
  'labeled labelled titled entitled captioned marked titulado titulada titulados intitule intitulee beschriftet betitelt',
);
/** What leads to words that are quoted: "a jar labeled 'Buttons'", "a card with the message 'Hi'". English. */
export const LEADING_WORDS =
  /^(?:labell?ed|captioned|titled|entitled|inscribed|engraved|reading|reads|spelling|spells|spelled|spelt|spelling out|out|featuring|saying|with|under|phrase|greeting|message|caption|title|text|words|word|motto|slogan|the words|the phrase|with the words)$/;
/** Verbs that ask for text only where a capital follows: "un cartel que dice HOLA", not "two dice". */
export const SAYING_WORDS = wordsOf('dice dit sagt lee heisst read reads words');
/** Before what somebody writes, where that begins with a capital: "writing HELLO on the board". */
export const WRITING_WORDS = wordsOf(
  'write writes writing escribe escriben escribir escribiendo ecrit ecrivent ecrire ecrivant',
);
/** The same where it is all capitals, as every noun has one. */
export const WRITING_CAPITALS = wordsOf('schreibt schreiben schreibend');
/** By them a sign says what is lettered on it; of a being it is a greeting. */
export const SAYS_OF_SIGNS = wordsOf('says say saying dice dicen dit disant sagt');
/** By them a sign does, where another thing is read or reads. */
export const READS_OF_SIGNS = wordsOf('reads reading lee liest');
/** Between a sign and what it says. */
export const THAT = wordsOf('that which que qui');
/** "says the words". */
export const TITLES_OF_WORDS = wordsOf('word words palabra palabras mot mots');
/** What tells where a sign is, who is with it or what else goes on: no more of its words. */
export const ENDS_OF_SAID = wordsOf(
  'with while on in at next near beside behind under above over from held hanging standing by as because inside outside who which that but then con mientras en junto sobre bajo debajo avec dans sur pendant pres devant derriere sous mit im auf unter neben wahrend',
);
/** What may stand between such a word and the text. */
export const FILLERS = wordsOf('is of the a an that es de est ist el la le');
/** What a name is asked for on. */
export const SHEETS = wordsOf('page sheet coloring colouring poster card banner worksheet art print');
/** Whose name it is: "my daughter". */
export const KIN = wordsOf(
  'son daughter grandson granddaughter niece nephew brother sister cousin friend student',
);
/** "in big bubble letters": how what stands before it is lettered. */
export const LETTERINGS = wordsOf('letters lettering writing font');
/** What letters are like. */
export const LOOKS_OF_LETTERS = wordsOf(
  'big large giant bubble block fancy fat fun cool chunky curly hollow outlined balloon capital',
);
/** What is no name where one is asked for. */
export const NO_NAMES = wordsOf(
  'with and in on of for it is con avec mit y et und my his her to from under tag plate',
);
/** What is lettered without being asked for. */
export const GREETINGS = new Set(
  'happy birthday,merry christmas,happy easter,happy hanukkah,happy diwali,happy holi,happy eid,eid mubarak,happy kwanzaa,happy passover,happy purim,happy thanksgiving,happy lunar new year,happy chinese new year,happy valentines day,happy valentine s day,happy holidays,merry xmas,happy halloween,happy new year,thank you,i love you,happy mothers day,happy mother s day,happy father s day,happy fathers day,get well soon,happy anniversary,happy friendship day,happy teachers day,happy childrens day,happy children s day,happy day of school,good morning,good night,sweet dreams,dream big,be brave,be kind,you are my sunshine,best mom ever,best dad ever,best mum ever,best grandma ever,best grandpa ever,best teacher ever,best friends forever,i miss you,i m sorry,im sorry,welcome home,feliz cumpleanos,joyeux anniversaire,alles gute,feliz navidad,joyeux noel,frohe weihnachten,good luck,welcome back,happy graduation,happy new school year,happy first day of school,happy mardi gras,happy st patrick s day,happy st patricks day,happy earth day,happy halloween,ramadan mubarak,ramadan kareem,happy ramadan,congrats,congratulations,felicidades,felicitations'.split(
    ',',
  ),
);
/** From one up. */
export const SINGLE_NUMBERS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
/** From thirteen up, and from twenty up by tens. */
export const TEENS = 'thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
export const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
/** Between a letter and what begins with it: "q is for quail", "a es de avión", "b wie in Bär". */
export const STANDS_FOR = new Set(
  'is for,stands for,as in,es de,es para,est pour,comme dans,comme un,comme une,wie in,steht fur,ist fur'.split(
    ',',
  ),
);
/** What a number is lettered with. */
export const PRICES = wordsOf('cent cents dollar dollars euro euros pesos');
/** Ends of ordinals. */
export const ORDINAL = /^(st|nd|rd|th)$/;
/** What a number or a name may be of. */
export const DAYS = wordsOf('birthday day party');
/** What is counted up to a feast: "100 days of school"; what follows them, and what somebody is by then. */
export const COUNTED_DAYS = wordsOf('days dias jours tage');
export const AFTER_DAYS = wordsOf('of de d schule in im');
export const DAYS_ON = wordsOf('smarter brighter sharper wiser cooler stronger sweeter');
/** "a happy birthday cake" is a cake. */
export const GREETING_NOUNS = wordsOf('cake party bear balloon balloons bunny hat present');
/** Those of them that have no mood: a bear may be happy, a cake is for a happy day. */
export const GREETED_WITH = wordsOf('cake party balloon balloons hat present');
/** A greeting alone, where what it is for follows: "welcome to the zoo", "willkommen in der Schule". */
export const WELCOMES = wordsOf('welcome bienvenidos bienvenido bienvenue willkommen');
/** What bears all the words before it: "welcome to our classroom sign". */
export const SIGNS = wordsOf('sign signs banner poster board letrero cartel panneau schild');
/** What follows it. */
export const TO = wordsOf('to a au chez in im bei bis through');
/** What goes by that name: "a welcome mat". */
export const WELCOMING = wordsOf('mat wreath party');
/** What a wish begins with, and not what the next noun is like: "get well soon bear". */
export const WISHING = /^(?:get|good|be)$/;
/** Greetings that are none after other words: "two cats best friends forever", "kissing her son good night". */
export const PRAISE = /^best /;
export const OF_TIMES = /^good (?:morning|night)$/;
/** Before the first of a range. */
export const FROM = wordsOf('from de von');
/** What begins another noun after "and": "a sign that says hello and a cat". */
export const BEFORE_NEXT_NOUN = wordsOf(
  'a an the his her its their my two three four five some un una el la los las une le les des ein eine einen der die das',
);
/** Between two names. */
export const AND = wordsOf('and & y et und');

function wordsOf(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

/** Where a number is on a cake. */
export const ON_TOP = /^(?:(?:right )?on top|encima|arriba|dessus|au dessus|oben drauf|obendrauf)$/;
