/** Words that count, and how many they mean when nothing more exact is said. */
export const COUNTS: Readonly<Record<string, number>> = {
  ...{ one: 1, single: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
  ...{
    eleven: 11,
    twelve: 12,
    dozen: 12,
    'a dozen': 12,
    'half a dozen': 6,
    both: 2,
    couple: 2,
    'a couple of': 2,
    'couple of': 2,
  },
  ...{
    pair: 2,
    'a pair of': 2,
    'pair of': 2,
    twin: 2,
    'a few': 3,
    few: 3,
    some: 3,
    'a trio of': 3,
    'trio of': 3,
    several: 4,
  },
  ...{
    many: 5,
    'lots of': 5,
    'a lot of': 5,
    'lot of': 5,
    'a bunch of': 5,
    'bunch of': 5,
    'a group of': 4,
    'group of': 4,
  },
  ...{
    'a flock of': 5,
    'flock of': 5,
    'a herd of': 4,
    'herd of': 4,
    'a pack of': 4,
    'pack of': 4,
    'a school of': 5,
  },
  ...{
    'a swarm of': 6,
    'swarm of': 6,
    'a pile of': 4,
    'pile of': 4,
    'a field of': 6,
    'a team of': 3,
  },
  ...{
    'a row of': 4,
    'row of': 4,
    'a litter of': 4,
    'litter of': 4,
    'plenty of': 5,
    'full of': 4,
    'a family of': 3,
    'family of': 3,
  },
};

/** Words that tell what a subject is like, by attribute. */
export const ATTRIBUTES: Readonly<Record<'smiling' | 'sad' | 'big' | 'small', string>> = {
  smiling:
    'smiling, happy, cheerful, laughing, grinning, joyful, smiley, jolly, merry, with faces, with a face, with cute faces, with a cute face, with a smile, with a big smile, with a smiling face, with smiling faces, with a happy face, with happy faces, with smiles, with a smiley face, with a friendly face, with a friendly smile, smiles, smile',
  sad: 'sad, crying, unhappy, upset, afraid, scared, frightened, worried, afraid of, scared of, frightened of, is sad',
  big: 'big, large, huge, giant, enormous, gigantic, massive, tall, great big, very big, really big, oversized',
  small: 'small, little, tiny, mini, miniature, teeny, wee, teeny tiny, very small, itty bitty, baby',
};

/** Prepositions, by the relation that they tell. */
export const RELATIONS = {
  on: 'on, upon, on top of, on top, onto, atop, on the back of, standing on, sitting on, perched on',
  under: 'under, below, beneath, underneath',
  over: 'over, above, over top of, high above',
  inFrontOf: 'in front of, before, ahead of, across',
  behind: 'behind, in back of',
  nextTo:
    'next to, beside, by, near, nearby, close to, between, among, amongst, alongside, along with, against, at, together with, accompanied by, around the corner from, to',
  around: 'around, all around, round, surrounding, circling, orbiting, around the',
  in: 'in, inside, inside of, into, within, out of, through',
} as const;

/** "surrounded by stars": the stars go around what was named before. */
export const SURROUNDED =
  'surrounded by, encircled by, ringed by, bordered by, framed by, with a border of, with a frame of';

/** Words that open what a subject wears or holds, or what it comes with. */
export const CONNECTORS = {
  with: 'with, having, has, have, featuring, including, includes, contains, containing, and its, and his, and her',
  without: 'without, no, not, without any, with no, without a, minus',
  wear: 'wearing, wears, wear, dressed in, in a costume of, dressed as, dressed up as, dressed like',
  hold: 'holding, holds, hold, carrying, carries, carry, bringing, offering, showing, using, clutching',
  and: 'and, plus, also, as well as, then, or, &',
} as const;

/** Pronouns that stand for a subject named before. */
export const PRONOUNS = 'it, him, her, them, itself, himself, herself, themselves, each other, one another';

/** What a thing has by its nature; named after "with", it is no thing of its own. */
export const INHERENT =
  'eye, ear, tail, hair, wing, nose, face, spot, stripe, mane, horn, petal, wheel, feather, scale, beard, mustache, moustache, tooth, teeth, claw, fang, paw, leg, arm, hand, foot, feet, beak, fur, head, mouth, tongue, whisker, tusk, trunk, hoof, antler, fin, tentacle, spike, freckle, ponytail, pigtail, braid, curl, stem, root, window, door, roof, sail, mast, antenna, button, cheek, chimney, engine, handle, lash, eyelash, pattern, detail, outline, smile, expression, stick, sprinkle, frosting, icing, topping, ray, light, headlight, cloud face, long hair, curly hair, body, neck, shape, color, ring of light, belly, armor, armour, shoulder, knee, elbow, finger, toe, thumb, lip, eyebrow, chin, hip, waist, wrist, ankle, dimple, eyelid, nostril, forehead, chest fur, scoop';

/** Styles of the page, by the words that ask for one. */
export const STYLES = {
  film: 'film style, in a film style, in film style, film, movie style, in a movie style, movie, cinematic, cinema style, like a movie, in the style of a movie, film strip, filmstrip, movie scene, movie poster, cinema, in style film',
  mandala:
    'mandala style, zentangle, mandala pattern, in a mandala, mandala border, geometric pattern, ornamental pattern, with patterns, with a pattern, patterned, pattern, symmetrical pattern, doodle pattern, kaleidoscopic',
  simple:
    'simple, easy, very simple, super simple, basic, plain, minimal, minimalist, simple outline, very easy, simplistic',
  detailed:
    'detailed, very detailed, highly detailed, intricate, complex, realistic, for adults, adult coloring, advanced, elaborate, ornate, lots of detail, with lots of detail, with a lot of detail',
  toddler:
    'for toddlers, for a toddler, for preschoolers, for kindergarten, for babies, for little kids, for small children, for young children, for very young children, for a two year old, for a three year old, for a 2 year old, for a 3 year old, for 2 year olds, for 3 year olds, toddler style, preschool',
} as const;

/** Nouns that only say what kind of another thing is meant when they stand right before it ("chocolate cake"). */
export const MODIFIERS =
  'chocolate, toy, orange, rose, lime, peach, cherry, apple, pumpkin, fire, water, ice, birthday, christmas, halloween, easter, party, strawberry, banana, vanilla, lemon, candy, honey, sugar, paper, wood, wool, straw, gold, diamond, crystal, star, heart, flower, cloud, lava, circus, pirate, police, school, family, mother, father, mama, papa, mommy, daddy, mom, dad, child, baby, queen, king, cartoon, robot, superhero, ninja, wizard, fairy, princess, mermaid, picnic, music, electric, rocket, alien, desert, country, olive, violet, lavender, coral, coffee, coconut, mushroom, train, rubber, plastic, movie, jungle, zoo';

/** Words that never name a thing to draw. */
export const STOP_WORDS =
  'landscape, how to, how, why, scoop of, surroundings, environment, a, an, the, its, this, that, these, those, my, your, his, their, our, i, we, you, he, she, they, me, us, is, are, was, were, be, being, been, am, of, for, from, as, like, with the, and the, who, which, what, where, when, while, there, here, it is, its own, so, very, really, quite, too, just, only, all, every, each, other, another, more, most, much, any, own, up, down, off, out, away, along, past, toward, towards, together, about, but, if, because, until, during, after, please, make, makes, create, draw, drawing, draws, drawn, picture, pictures, image, images, page, pages, coloring, colouring, color, colour, colors, colours, coloring page, coloring book, colouring page, sheet, scene, scenes, scenery, sketch, illustration, line art, lineart, outline, outlines, cartoon, style, theme, themed, background, foreground, view, black and white, black, white, print, printable, show, shows, showing, want, wants, would, can, could, should, will, need, needs, let, give, gives, get, gets, getting, go, goes, going, do, does, doing, did, s, t, d, m, re, ll, ve, don, yes, ok, year, years, old, day, time, fun, life, lot, lots, kind, type, sort, set, type of, kind of, design, version, thing, things, something, anything, everything, nothing, way, place, top, bottom, side, left, right, middle, center, corner, front, back, air, ground, floor, inside, outside, outdoors, indoors, piece, pieces, slice, bit, cup of, glass of, bottle of, bowl of, plate of, plate, slice of, piece of, jar of, box of, for kids, children s, adventure, story, edge, theme of, group, art, work, shape, shapes, size, sized, end, good, morning, afternoon, evening, today, weekend, holiday, vacation, love, loves, loved, eachother, lovely day, smell, sound, world of, land of, line, lines, row, circle, square, triangle, border, frame, bunch, everyone, everybody, people s, look, looks, looking like, name is, colored, coloured, non, few more, x, vs, versus, ready, ready to, about to, trying to, wanting to, try, tries, trying, start, starts, starting, have fun, having fun, fun time, front view, side view, close up, closeup';

/** Adjectives and the like that add nothing to draw. Participles and words in -y, -ful, -ous and so on need not be listed. */
export const ADJECTIVES =
  'made, made of, made out of, made from, putting, fire breathing, firebreathing, cute, broken, bored, grumpy, nervous, funny, sweet, nice, pretty, beautiful, gorgeous, adorable, lovely, fluffy, furry, silly, sleepy, angry, mad, wise, brave, magic, magical, friendly, wild, old, young, new, fast, slow, quick, strong, weak, fat, thin, round, long, short, wide, soft, hard, smooth, rough, hot, cold, warm, cool, wet, dry, dark, light, bright, shiny, sparkly, glittery, spotted, striped, red, blue, green, yellow, purple, pink, brown, grey, gray, golden, silver, colorful, colourful, multicolored, black, white, turquoise, fancy, royal, evil, good, bad, mean, kind, gentle, scary, spooky, creepy, haunted, enchanted, mythical, fantasy, ancient, medieval, modern, futuristic, vintage, retro, classic, traditional, tropical, exotic, hungry, thirsty, tired, lazy, busy, clever, smart, curious, proud, shy, quiet, loud, noisy, playful, energetic, excited, surprised, crazy, goofy, wacky, fierce, ferocious, mighty, powerful, tough, pointy, curly, fuzzy, chubby, skinny, plump, baby, grown, wooden, metal, stone, glass, brick, open, closed, full, empty, fresh, ripe, juicy, yummy, delicious, tasty, sour, spicy, frozen, icy, snowy, rainy, sunny, cloudy, windy, stormy, foggy, starry, deep, high, low, tall, flat, heavy, clean, dirty, muddy, messy, rich, poor, famous, favorite, favourite, special, perfect, amazing, awesome, wonderful, fantastic, fabulous, great, super, best, cozy, cosy, comfy, elegant, graceful, majestic, noble, legendary, epic, heroic, wonderful, peaceful, calm, relaxing, romantic, festive, seasonal, winter, spring, summer, autumn, fall, christmas, xmas, halloween, easter, thanksgiving, valentine, valentines, birthday, american, african, asian, european, english, french, german, spanish, italian, chinese, japanese, indian, mexican, egyptian, arctic, antarctic, male, female, chibi, kawaii, cartoonish, different, same, various, mixed, extra, double, triple, whole, half, first, second, third, last, next, early, late, real, fake, true, secret, hidden, lost, lonely, alone, free, safe, dangerous, poisonous, electric, domestic, human, solo, simple looking, detailed looking, fairytale, storybook, mini, ultra, mega, chunky, bold, thick, tiny winy, neon, pastel, rainbow colored, multi, solid, main, normal, regular, typical, usual, giant sized, life size, cool looking, whimsical, unique, original, delightful, charming, dazzling, pleasant, three dimensional, two year old, thirsty, well, quietly, slowly, quickly, happily, gently, high up, far, far away, close, deeply, fully, once, upon a time, once upon a time';
