/**
 * Says whether a prompt names a protected character or brand, and which: the listed term, or undefined.
 * Whole words, whatever the case, accents or width of letters; a term of several words is also found hyphenated or
 * run together ("spider man", "spider-man", "spiderman"), and in the plural or possessive.
 * A term that is also a given name is let through where it is only to be lettered ("the name Elsa", "el nombre Mario").
 */
export function findBlockedTerm(text: string): string | undefined {
  for (const match of fold(text).matchAll(PATTERN)) {
    const term = TERM_OF_KEY.get(keyOf(match[2] ?? ''));
    const isLettered = match[1] !== undefined && term !== undefined && GIVEN_NAMES.has(term);
    if (term !== undefined && !isLettered) return term;
  }
  return undefined;
}

/**
 * The terms, one spelling each, lower case, without accents. A space marks where a hyphen, an apostrophe or nothing may stand.
 * Terms that are ordinary words or phrases as well (frozen, robin, black panther, baby shark, one piece) are left out on purpose.
 */
export const BLOCKED_TERMS: readonly string[] = [
  // Cartoons, picture books and children's television
  'mickey mouse, minnie mouse, mickey, donald duck, daisy duck, winnie the pooh, pooh bear',
  'tigger, eeyore, bugs bunny, daffy duck, tweety, porky pig, looney tunes, tom and jerry',
  'scooby doo, flintstones, yogi bear, smurf, simpsons, bart simpson',
  'rick and morty, sponge bob, squidward, patrick star, dora the explorer, dora, paw patrol',
  'peppa pig, peppa, bluey, cocomelon, teletubbies, thomas the tank engine, bob the builder',
  'curious george, sesame street, elmo, cookie monster, kermit, miss piggy, muppet, snoopy',
  'charlie brown, garfield, popeye, pink panther, my little pony, rainbow dash',
  'care bears, grinch, dr seuss, the cat in the hat, gruffalo, peter rabbit',
  'the very hungry caterpillar, paddington bear, moomin, tintin, asterix, miffy, powerpuff girls',
  'adventure time, ben 10, phineas and ferb, pj masks, octonauts',
  'masha and the bear, peter pan',
  // Animated and other films
  'elsa, olaf, ariel, moana, maleficent, cruella, simba, pumbaa, lion king',
  'lilo and stitch, finding nemo, nemo, finding dory, buzz lightyear, toy story',
  'lightning mcqueen, monsters inc, incredibles, baymax, wall e, zootopia, shrek',
  'kung fu panda, how to train your dragon, minion, despicable me, star wars, darth vader, yoda',
  'grogu, luke skywalker, princess leia, chewbacca, r2 d2, c 3po, boba fett',
  'mandalorian, jedi, stormtrooper, millennium falcon, star trek, harry potter, hogwarts',
  'hermione, voldemort, dumbledore, lord of the rings, gandalf, hobbit, jurassic park',
  'jurassic world, godzilla, king kong, indiana jones, james bond, ghostbusters',

  // Superheroes
  'super man, supergirl, bat man, batgirl, spider man, wonder woman',
  'catwoman, aquaman, iron man, ant man, captain america, incredible hulk, hulk',
  'thor, doctor strange, deadpool, x men, magneto, thanos, groot, rocket raccoon',
  'guardians of the galaxy, avengers, justice league, harley quinn, teen titans',
  'power rangers, ninja turtles',
  // Games
  'super mario, mario, luigi, princess peach, bowser, yoshi, donkey kong, zelda, kirby, pac man',
  'sonic the hedgehog, sonic, pokemon, pikachu, charizard, bulbasaur, squirtle, charmander, eevee',
  'mewtwo, snorlax, minecraft, roblox, fortnite, among us, angry birds',
  'plants vs zombies, five nights at freddy s, huggy wuggy, skibidi, cuphead',
  'lara croft',
  // Anime
  'naruto, goku, vegeta, dragon ball, sailor moon, luffy, my hero academia',
  'totoro, ghibli, doraemon, hello kitty, kuromi, yu gi oh',
  'digimon, astro boy',
  // Toys
  'barbie, bratz, hot wheels, lego, playmobil, furby',
  'tamagotchi, beyblade, squishmallow, mr potato head, transformers, optimus prime, megatron',
  'play doh',
  // Brands
  'disney, pixar, dreamworks, marvel, nintendo, sanrio, coca cola, pepsi, mcdonald s',
  'starbucks, nike, adidas, ferrari, lamborghini',
].flatMap((line) => line.split(', '));

/** Terms that children are called as well. */
const GIVEN_NAMES = new Set([
  'elsa',
  'olaf',
  'ariel',
  'moana',
  'simba',
  'dora',
  'mario',
  'luigi',
  'thor',
  'mickey',
]);

const TERM_OF_KEY = new Map(BLOCKED_TERMS.map((term) => [keyOf(term), term]));

const PATTERN = new RegExp(
  `(?<![\\p{L}\\p{N}])(name |name is |namen |named |called |nombre |llamad[oa] |prenom |nom )?(${BLOCKED_TERMS.toSorted(
    (a, b) => b.length - a.length,
  )
    .map((term) => term.replaceAll(' ', "[\\s\\-_.'’·]*"))
    .join('|')})(?:e?s)?(?![\\p{L}\\p{N}])`,
  'gu',
);

/** Lower case, compatibility forms and accents folded. */
function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

function keyOf(spelling: string): string {
  return spelling.replace(/[^\p{L}\p{N}]/gu, '');
}
