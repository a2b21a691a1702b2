import { ENGLISH_LOOKS } from './enLooks.ts';
import type { LanguageWords } from './LanguageWords.ts';

export const ENGLISH: LanguageWords = {
  roles: {
    a: 'a, an, any, some of, every',
    the: 'the, this, that, these, those, all, all the, all of the, both of the',
    its: 'its, his, her, their, my, your, our, own, his own, her own, its own, their own',
    and: 'and, plus, also, as well as, then, or, &, n, vs, versus, along with, together with, accompanied by, and then',
    who: 'who, which, that, that is, that are, who is, who are, which is, which are, whose',
    is: 'works as, work as, working as, went, went out, went to, go out, goes out, going out, moving house, is, are, was, were, be, being, been, am, s, gets, get, getting, becomes, goes, go, going, goes to, likes to, loves to, wants to, tries to, trying to, pretend to, pretends to, pretending to, about to, busy, starts, starts to, learning to, helping to, helps to, having fun, having a',
    it: 'it, itself',
    them: 'them, themselves, they',
    him: 'he, she, him, himself, herself, hers',
    one: 'one of them, one of the',
    other:
      'the other, another one, the other one, the others, the second, the second one, others, the rest, the rest of them, all the rest, the others all',
    all: 'everybody, everyone, everybody else, everyone else, all of them, all of us, they all, we all, the whole gang',
    turns: 'taking turns, take turns, takes turns, take turns to, taking turns at, taking a turn',
    mutual:
      'each other, one another, eachother, each others, eachothers, one anothers, with each other, at each other, to each other',
    each: 'each, each one, each of them',
    while: 'while, whereas, when, as, meanwhile, during which, but, as if, because, so',
    with: 'with, w, having, featuring, including, includes, containing, contains, and its, and his, and her, and their, complete with, topped with, decorated with, adorned with, adorned by, adorned in, embellished with, ornamented with, festooned with, trimmed with, decked with, decked out with, dressed up with',
    without:
      'without, no, minus, without any, without a, with no, instead of, insted of, in stead of, insteadof, rather than, in place of',
    not: 'not, never, is not, are not, does not, do not, isn t, aren t, doesn t, don t, isnt, arent, doesnt, dont, can t, cant, cannot, can not, couldn t, couldnt, won t, wont, wouldn t, didn t, didnt',
    has: 'has, have, had, owns, got, has got, have got',
    by: 'by',
    nothing:
      'a trip to, trip to, day trip to, an outing to, a visit to, visit to, please, thanks, thank you, thank you so much, thanks so much, many thanks, thx, maybe, perhaps, preferably, ideally, possibly, anything, learning, learning about, love, loves, loved, loving, likes, liked, enjoys, almost, nearly, extremely, incredibly, rather, somewhat, somehow, kinda, sorta, actually, basically, literally, also a, etc, make, makes, create, draw, drawing of, drawing, draws, drawn, picture, pictures, picture of, image, images, image of, page, pages, coloring, colouring, color, colour, colors, colours, coloring page, coloring page of, coloring pages, coloring book, colouring page, colouring book, sheet, scene, scenes, scene of, sketch, illustration, line art, lineart, outline, print, printable, show, shows, showing, want, wants, would, would like, can, could, should, will, need, needs, let, give me, i, we, you, me, us, my kid, my son likes, d, m, re, ll, ve, t, yes, ok, for, for me, from, of, to, at, in, on, off, away, along, together, about, there, there is, there are, here, here is, it is, it s, its, do, does, doing, did, so, too, just, only, even, still, now, up, down, out, back, kind of, type of, sort of, lot, what, where, how, why, how to, if, until, after, before, than, such, own, thing, things, something, everything, nothing, way, patch, patches, a patch of, patch of, patches of, design, theme, themed, style, version, set of, background, in the background, foreground, in the foreground, in the middle, in the center, side, named, called, mr, mrs, miss, ms, dr, whole, full, bends down to, bends over to, bends to, leaning in to, leans down to, leans over to, stooping to, stooping down to, reaching out to, reaching over to, reaches out to, stopping to, stops to, one day, day, time, like, as well',
  },
  prepositions: {
    on: 'on, stuck on, stuck to, strapped to, strapped on, strapped onto, strapped to the back of, strapped on the back of, strapped to the roof of, strapped on top of, tied on top of, tied to the roof of, along the top of, upon, on top of, onto, atop, on the back of, across the top of, over top of, aboard, on board',
    in: 'in, wrapped in, wrapped up in, bundled up in, swaddled in, caught in, tangled in, tangled up in, inside, inside of, into, within, in the middle of, in the center of, in the centre of, in the corner of, in a corner of, in one corner of, stuck in, stuffed in, stuck up in, up in, trapped in, stuck inside, snuggled in, snuggled inside, nestled in, nestled inside, curled up inside',
    under: 'under, below, beneath, underneath, under the shade of, in the shade of',
    over: 'over, above, high above, up above, overhead, arching over, arches over, arched over, arching above, arches above, arching across, stretching over, stretches over, stretching across the sky over, spanning',
    behind: 'behind, in back of, from behind, beyond, on the other side of',
    'in-front-of':
      'in front of, run by, staffed by, manned by, infront of, infront, before, ahead of, outside, outside of',
    against: 'against, up against',
    'next-to':
      'next to, tied to, tied up to, tethered to, moored to, fastened to, attached to, chained to, anchored to, tied to the back of, nexto, beside, besides, by, near, nearby, close to, alongside, at the foot of, at the bottom of, around the corner from, by the side of, nearby to, side by side with, past, opposite, across from, right next to, right beside, all along, next door to, at the edge of, on the side of, to the left of, to the right of, at the end of, at the ends of',
    around:
      'around, wrapped around, wound around, twisted around, twined around, coiled around, draped around, strung around, wrapped all around, all around, round, surrounding, circling, orbiting, around the edge, around the edge of, around the edges, around the edges of, around the outside, around the outside of, around the border, around the border of, around the sides, around the sides of, around the rim, around the rim of, all around the edge, all around the edge of, in a circle around, in a ring around',
    between:
      'between, in between, in the middle between, squeezed between, snuggled between, snuggled up between, nestled between, sandwiched between, wedged between, huddled between, squashed between',
    among: 'among, amongst, amid, amidst, in among, in amongst, in the midst of',
    through: 'through, thru, out through',
    at: 'at',
    to: 'to, back to, toward, towards, leading to, leads to, leading up to, leading, leads up to, leading into',
    after: 'after',
    from: 'from, off',
    'out-of': 'out of, from inside',
    up: 'up, up to, up into, up in, halfway up, half way up',
    down: 'down, halfway down, half way down',
    across: 'across',
    along: 'along',
    of: 'of',
    'made-of': 'made of, made out of, made from, built of, built from, carved from',
    'full-of':
      'full of, filled with, covered with, covered in, loaded with, packed with, stuffed with, overflowing with',
    surrounded:
      'surrounded by, surrounded with, encircled with, flanked by, enveloped by, encompassed by, encircled by, ringed by, bordered by, framed by, with a border of, with a frame of',
    'shaped-like':
      'shaped like, shaped as, in the shape of, into the shape of, in shape of, in the form of, that looks like, that look like, which looks like, looking like, who looks like',
    'at-top': 'at the top of, at the very top of, up at the top of, up in the top of',
    'on-top': 'on top, on the top, along the top',
    'bigger-than':
      'bigger than, taller than, larger than, higher than, longer than, wider than, much bigger than, as big as, as tall as, bigger then, huge compared to',
    'smaller-than':
      'smaller than, shorter than, tinier than, littler than, much smaller than, as small as, as tiny as',
  },
  counts: {
    1: 'one, single, a single, only one, just one',
    2: 'two, both, twin, couple of, a couple of, couple, pair of, a pair of, pairs of, pair',
    3: 'three, a few, few, some, a trio of, trio of, a band of, band of, a duo of, a family of, family of, a team of, team of',
    4: 'four, several, a group of, group of, a crew of, crew of, a pack of, pack of, a litter of, litter of, groups of',
    5: 'five, many, many of, lots of, a lot of, lots and lots of, lot of, a bunch of, bunch of, a flock of, flock of, a herd of, herd of, a school of, school of, schools of, a shoal of, shoal of, a pod of, pod of, a colony of, colony of, a gaggle of, gaggle of, a pride of, pride of, a murder of, murder of, a troop of, troop of, a brood of, brood of, an army of, army of, flocks of, herds of, plenty of, various, different, all kinds of, a handful of, an armful of, armful of, a fistful of, a hand full of, an arm full of, multiple, a number of',
    6: 'six, half a dozen, a swarm of, swarm of, a field of, a crowd of, crowd of, half dozen, a class of, class of, a classroom of, a choir of, an audience of, audience of, a chorus of, chorus of',
    7: 'seven',
    8: 'eight',
    9: 'nine',
    10: 'ten, tons of, dozens of, hundreds of, thousands of, loads of',
    11: 'eleven',
    12: 'twelve, dozen, a dozen, a dozen of, dozen of',
  },
  growth:
    'how a * grows, how a * grow, how the * grows, how an * grows, how * grow, how * grows, a * growing step by step, * growth',
  pairs:
    'two by two, in pairs, in twos, by twos, two at a time, two of each, in couples, one on each end, one at each end, one on each side, one on either side, one at each side',
  looks: ENGLISH_LOOKS,
  labels: {
    names:
      'label, labels, labeled, labelled, labeling, labelling, captions, with captions, names, with their names, with their labels, with the names, with words, and words, fully labeled, fully labelled',
    parts: 'the parts of, parts of, diagram of, a diagram of, different parts of',
  },
  states: {
    lit: 'lit, lit up, lighted, alight',
    burning: 'burning, on fire, in flames, is burning, are burning, is on fire',
    open: 'open, opened, fanned out, fanned, spread, spread out, spread wide, unfurled, wide open, with the doors open, with its doors open, with open doors, with the door open, with its door open, with its back doors open, with the back doors open, with the doors wide open, with its doors wide open, with the door wide open, with the lid off, with its lid off, with the lid open, with its lid open, with an open lid, with the lid up, with its lid up, lid off, lid open',
    erupting: 'erupting, exploding',
    wrapped: 'wrapped, wrapped up, gift wrapped',
    cut: 'cut in half, cut open, cut in two, halved, split in half, sliced open, sliced in half, cut into slices, cut into six slices, cut into eight slices, cut into 8 slices, cut in slices, with slices missing, with some slices missing, with two slices missing, with three slices missing, with four slices missing, with half of the slices missing, with a few slices missing, with two pieces missing, with a slice missing, with one slice missing, with a slice cut out, with a slice taken out, with one slice taken out, with a slice out, with a slice removed, with a piece missing, with one piece missing, with a piece cut out, with a piece taken out, with a wedge cut out, with a wedge missing, with a wedge taken out, one slice missing, a slice missing, one piece missing, a piece missing, missing a slice, missing one slice, missing a piece, one slice cut out, a slice cut out, a slice taken out, with one slice being pulled away, with a slice being pulled away, with a slice being pulled out, with one slice pulled out, with a slice pulled out, with one slice being lifted, with a slice being lifted, with a slice being taken, with a slice being taken out, being sliced, cheese stretching, with stretchy cheese, with melting cheese, seeds showing, with seeds showing, with the seeds showing, with its seeds showing',
    bitten:
      'bitten, half eaten, partly eaten, half eaten up, with a bite taken out, with one bite taken out, with a bite missing, with a bite taken out of it, with a bite out of it, with bite marks, one bite taken out, a bite taken out, one bite missing, a bite missing, a bite taken out of it',
    peeled: 'peeled, half peeled, partly peeled, peeled open',
  },
  youngNames:
    'duckling, kitten, puppy, pup, foal, colt, filly, calf, lamb, piglet, cub, chick, kid, joey, fawn, gosling, cygnet, tadpole, baby, owlet, eaglet, hatchling, fledgling, nestling, pups, bear cub, lion cub, tiger cub, fox cub, wolf cub, baby elephant, baby dragon, baby duck, baby penguin, baby giraffe, baby monkey, baby sloth, baby whale, baby owl, baby bird, elephant calf, whale calf, seal pup, baby unicorn, baby goat, kitty',
  parents: 'mother, mom, mommy, mum, mummy, mama, momma, father, dad, daddy, papa, parent, mommas, parents',
  parts: {
    any: 'front, body, back, side, top, bottom, edge, rim, brim, skin, pocket, sleeve, button, string, handle, lid, spout, engine, ray, antenna, headlight, feelers, scale, pouch, lava, frosting, icing, glaze, topping, pepperoni, chocolate chip, crust, rind, udder, stinger, hip, waist, neck, chest, belly, tummy',
    face: 'jaw, eye, nose, mouth, head, face, lip, cheek, chin, eyebrow, forehead, tongue, tooth, teeth, fang, snout, whisker',
    ear: 'ear',
    arm: 'arm, hand, elbow, finger, thumb, wrist, fingernail',
    leg: 'leg, foot, feet, paw, knee, toe, hoof, claw, pincer, toenail, nail',
    coat: 'hair, fur, fluffy coat, shaggy coat, thick coat, shiny coat, soft coat, smooth coat, woolly coat, furry coat',
    wool: 'wool, fleece',
    crest: 'comb, wattle, crest, frill, head crest, neck frill',
    halo: 'halo',
    fitting:
      'blade, rotor blade, scoop, shovel bucket, spoiler, lampshade, light bar, bumper, windshield, exhaust pipe, tailpipe, cockpit, steeple, arch, tripod, keyhole, coin slot, dial, knob, nozzle, dump bed, truck bed, cargo bed, smokestack',
    tail: 'tail, fish tail, fishtail, mermaid tail, fin tail',
    wing: 'wing',
    beak: 'beak, bill, feather, tail feather, wing feather',
    fin: 'fin',
    horn: 'horn',
    antler: 'antler',
    tusk: 'tusk',
    trunk: 'trunk',
    mane: 'mane',
    shell: 'shell',
    spine: 'spine, spike, quill, prickle, hump',
    tentacle: 'tentacle',
    growth:
      'petal, stem, root, leaf, seed, branch, thorn, peel, husk, pit, vein, leafy top, green top, leafy stem, leaf crown',
    wheel: 'wheel, tire, tyre',
    opening: 'window, door',
    roof: 'roof, chimney',
    sail: 'sail, mast, hull, deck',
  },
  spots: {
    hair: 'hair, mane',
    mouth: 'tooth, teeth, mouth, tongue, fang, lip',
    cheek: 'cheek, face, nose, forehead, chin',
    ear: 'ear',
    eyes: 'eye',
    head: 'head, neck, back',
    chest: 'chest, belly, tummy',
    pocket: 'pocket',
    hand: 'hand, arm, elbow, finger, wrist, paw, wing, fingernail, nail',
    foot: 'foot, feet, leg, knee, toe, hoof, claw, toenail',
  },
  limbs: {
    one: 'arm, hand, paw, flipper',
    several: 'arms, hands, paws, flippers',
    own: 'with, his, her, hers, its, their, the, both, my, our, your, all, two, one, a, big, huge, giant, sharp, pointy, shiny, sparkly, dirty, muddy, sandy, sticky, clean, little, tiny, white, furry, fluffy, very',
  },
  hands: 'hand, hands, paw, paws',
  counted: { heads: 'head, heads', arms: 'arm, arms' },
  bearers: { 'on-lap': 'lap', 'on-shoulders': 'shoulder' },
  features: 'beard, mustache, moustache, freckle, eyelash, eyelashes, lash, dimple, armor, armour, fringe',
  hatsOf: '* hat, * helmet, * cap',
  request: {
    openings:
      'can u, can u pls, can u please, could u, pls, plz, i wanna, can you, can you please, could you, could you please, can we, can we have, could we, could we have, will you, pleas, plese, pleese, pleaze, pleaase, plees, would you, can i, can i have, can i get, can i please have, could i have, may i have, i want, i want you to, i d like, i d like you to, i would like, i would like you to, we want, we d like, we would like, i d love, i would love, we d love, we would love, i d really like, i d really love, can you do, could you do, can u do, do you have, i m looking for, i am looking for, looking for, we are learning about, we re learning about, im looking for, i need, we need, my kid wants, my son wants, my daughter wants, hi, hello, hey, please',
    verbs: 'draw, make, see, have, create, sketch, show, paint, do, design, generate, color',
    rest: 'to, please, pleas, plese, pleese, pleaze, pls, plz, me, us, for me, for us',
  },
  undergoing: 'get, gets, getting, having, having a, being',
  self: { joined: 'me, i, myself', first: 'me', object: 'me', as: 'child', us: 'we' },
  remarks:
    'soon, bushy, curly, medium, medium sized, middle sized, mid sized, facing forward, facing front, facing forwards, facing the front, facing the viewer, facing the camera, facing us, seen from the front, seen from the side, seen from the side view, shown from the side, viewed from the side, grassy, flat, lush, scenic, serene, vibrant, dynamic, sleek, distinct, distinctive, prominent, vivid, tranquil, delicate, delicately, elegantly, confidently, neatly, gracefully, majestically, attentively, serenely, skillfully, elegant, expressive, anthropomorphic, animated, stylized, outlined, minimalistic, quirky, mystical, dramatic, thrilling, imaginative, picturesque, idyllic, breathtaking, decorative, ornamental, textured, harmonious, heartwarming, affectionately, calmly, tenderly, lovingly, diligently, intently, inviting, expertly, effortlessly, swiftly, poised, posed, winding, in profile, in profile view, profile view, side view, in side view, front view, in front view, side profile, in motion, in action, with curiosity, with care, with grace, with pride, with wonder, with energy, with confidence, with determination, ready for action, ready for adventure, with a sense of wonder, in unison, lifelike, well detailed, meticulously, carefree, captivating, mesmerizing, striking, eye catching, stately, regal, sturdy, rugged looking, long ago, a long time ago, long long ago, in the olden days, in olden times, olden days, in the old days, in the past, back in the day, many years ago, hundreds of years ago, in pioneer days, in pioneer times, in colonial times, in the 1800s, one room, velvet, satin, against each other, against one another, after a nap, after its nap, after their nap, after a long nap, after dinner, after lunch, after breakfast, how tall, how big, the height of, on display, has grown, have grown, grown, shady, newly hatched, freshly hatched, to keep warm, to stay warm, back and forth, to and fro, puffy, during, rocky, rugged, craggy, habitat, habitats, natural habitat, ecosystem, ecosystems, steep, barefoot, floury, wriggling, squirming, counting down, breaking the fast, for breaking the fast, to break the fast, breaking fast, easy to see, clear to see, clearly visible, easily visible, well visible, showing clearly, again, once again, once more, tight, tightly, oldest, eldest, youngest, from work, front row, back row, top row, bottom row, middle row, first row, second row, third row, last row, in the front row, in the back row, in the top row, in the bottom row, in the middle row, in the first row, in the second row, in the third row, in the last row, foster, adopted, deaf, hard of hearing, autistic, nonverbal, leaky, leaking, monday, tuesday, wednesday, thursday, friday, saturday, sunday, on monday, on tuesday, on wednesday, on thursday, on friday, on saturday, on sunday, on mondays, on tuesdays, on wednesdays, on thursdays, on fridays, on saturdays, on sundays, today, tomorrow, yesterday, tonight, this week, next week, this weekend, weekend, at the weekend, on the weekend, liquid, liquids, halftime, half time, at halftime, end of year, end of the year, at the end of the year, end of term, end of the school year, one high one low, one high and one low, one up one down, one up and one down, on each end, at each end, on both ends, at both ends, for the first time, first time, potty training, by accident, by mistake, on purpose, in turn, lol, lmao, haha, hahaha, hehe, hihi, omg, xoxo, btw, tbh, inuit, scottish, irish, welsh, dutch, russian, ukrainian, greek, turkish, arab, arabic, persian, jewish, muslim, christian, hindu, korean, vietnamese, thai, filipino, brazilian, peruvian, colombian, canadian, australian, portuguese, swedish, norwegian, finnish, swiss, austrian, hungarian, nigerian, kenyan, ethiopian, moroccan, hawaiian, native american, indigenous, maori, latino, latina, hispanic, scandinavian, woolly, wooly, scaly, feathery, silky, velvety, glossy, sharp, transparent, see through, translucent, clear, ripe, south, north, east, west, northward, southward, for the winter, secretive, sneaky, calming, sly, cunning, loyal, faithful, obedient, stubborn, patient, generous, honest, hardworking, hard working, well behaved, of course, in the corner, in a corner, on the corner, at the corner, at a corner, on a corner, around the corner, at the street corner, on the street corner, in the distance, far in the distance, as can be, in real life, in nature, deserted, shallow, tame, nocturnal, flightless, vegetarian, rare, endangered, ceremonial, famous, homemade, home made, handmade, hand made, organic, warm hearted, chilly, cosy looking, imaginary, fictional, old fashioned, old timey, antique, historic, historical, local, foreign, brand new, secondhand, expensive, cheap, empty handed, all natural, tasty looking, fresh baked, freshly baked, kid friendly, child friendly, not so scary, not too scary, not scary, not very scary, nobody, no one, no people, no humans, awake, wide awake, can t sleep, cant sleep, cannot sleep, can not sleep, couldn t sleep, kind hands, kind feet, gentle hands, helping hands, quiet hands, walking feet, listening ears, kind words, rule, rules, rule poster, rules poster, before we speak, before we talk, before we eat, before you speak, before you talk, class rule, class rules, safety rules, recycling, recycling page, sorting, sort, sort page, sorting page, for the bathroom wall, for the classroom wall, for the wall, for the fridge, in 3 steps, in 4 steps, in three steps, in four steps, 3 steps, 4 steps, three steps, four steps, step by step, in order, in the right order, in the correct order, to count, to trace, for counting, counting practice, opposites, 1st grade, 2nd grade, 3rd grade, first grade, second grade, third grade, for 1st grade, for 2nd grade, for 3rd grade, for first grade, grade 1, grade 2, grade 3, for grade 1, for grade 2, for grade 3, morning, in the morning, afternoon, in the afternoon, identical, very, really, quite, for first grade, for first graders, for second grade, for second graders, for third grade, for a 4 year old, for a 5 year old, for a 6 year old, for 4 year olds, for 5 year olds, for 6 year olds, for my class, for my classroom, for school, for kids, for children, for my son, for my daughter, for my kids, cute, round, funny, sweet, matching, nice, pretty, beautiful, gorgeous, adorable, lovely, wise, brave, greedy, bossy, picky, stylish, tidy, rude, retired, rescued, unfriendly, determined, creative, absent minded, bouncy, slippery, sticky, squishy, crunchy, crispy, salty, speedy, rapid, strong, runaway, escaped, ticklish, clumsy, sly, crafty, mighty, bubbly, cheerfully, eager, carefree, feisty, gutsy, daring, fearless, well behaved, spoiled, pampered, magic, magical, friendly, wild, new, fast, slow, quick, soft, hard, smooth, rough, hot, cold, warm, cool, bright, shiny, sparkly, glittery, red, blue, green, yellow, purple, pink, brown, grey, gray, golden, silver, gold, colorful, colourful, multicolored, colored, coloured, black, white, orange, turquoise, violet, black and white, fancy, royal, good, bad, kind, gentle, scary, spooky, creepy, enchanted, mythical, fantasy, ancient, medieval, modern, futuristic, vintage, retro, classic, traditional, tropical, exotic, clever, smart, curious, proud, quiet, loud, noisy, playful, energetic, mighty, powerful, tough, metal, stone, glass, brick, plastic, leather, woolen, fresh, ripe, juicy, yummy, delicious, tasty, sour, spicy, heavy, light, clean, rich, poor, famous, favorite, favourite, special, perfect, amazing, awesome, wonderful, fantastic, fabulous, great, super, best, cozy, cosy, comfy, elegant, graceful, majestic, noble, legendary, epic, heroic, peaceful, calm, relaxing, romantic, festive, seasonal, american, african, asian, european, english, french, german, spanish, italian, chinese, japanese, indian, mexican, egyptian, male, female, chibi, cartoon, cartoonish, same, real, true, secret, lost, free, safe, dangerous, poisonous, electric, domestic, fairytale, storybook, ultra, mega, bold, neon, pastel, rainbow colored, main, normal, regular, typical, usual, cool looking, whimsical, unique, original, delightful, charming, dazzling, pleasant, well, quietly, slowly, quickly, gently, high, high up, far, far away, deeply, fully, once, once upon a time, fluffy, furry, fuzzy, cuddly, carefully, bravely, loudly, proudly, peacefully, joyfully, playfully, beautifully, softly, magnificent, stunning, marvelous, mischievous, naughty, cheeky, polite, helpful, lucky, glowing, shining, shines, twinkling, twinkle, sparkling, gleaming, shimmering, blooming, blossoming, in bloom, floor, the ground, on the floor, on the ground, wonderful looking, dark, deep, quaint, rustic, beloved, precious, dear, mysterious, odd, strange, weird, helpful, fun, gorgeous looking, dreamy, goodnight, goodbye, good bye, bye bye, good night, talented, professional, incredible, popular, common, ordinary, simple looking, interesting, lively, busy, alone, first, last, third, next, extra, more, another, other, always, never, everywhere, all over the place, all over the floor, all over the room, all over the kitchen, outside, outdoors, inside, indoors, together happily, far away, stages, three stages, four stages, 3 stages, 4 stages, year old, years old, year olds, yr old, earth day, for earth day, by color, at the front of the class, at the front of the classroom, tipped back, thrown back, tilted back, head tipped back, head thrown back',
  styles: {
    film: 'film style, in a film style, in film style, movie style, in a movie style, cinematic, cinema style, like a movie, in the style of a movie, film strip, filmstrip, movie scene, movie poster',
    mandala:
      'geometric patterns, geometric design, spiral pattern, spiral patterns, circular pattern, circular patterns, crisscross pattern, crisscross patterns, swirl pattern, swirl patterns, diamond pattern, diamond patterns, line pattern, line patterns, stained glass style, in stained glass style, stained glass pattern, like stained glass, mandala, mandala style, zentangle, mandala pattern, in a mandala, mandala border, geometric pattern, ornamental pattern, symmetrical pattern, doodle pattern, kaleidoscopic, mandala of, a mandala of, pattern of, a pattern of, patterns of',
    simple:
      'simple, easy, for preschoolers, for preschool, for pre-school, for preschool kids, for preschool children, for pre-k, for prek, for kindergarten, for kindergartners, for kindergarteners, for kindergarten kids, preschool, very simple, super simple, basic, minimal, minimalist, simple outline, very easy, simplistic, plain, thick lines, bold lines, big lines, thick outlines, bold outlines, simple lines, easy lines, clean lines, smooth lines, with clean lines, with smooth lines, with thick lines, with bold lines, with thick outlines, with bold outlines, with big lines, with simple lines',
    detailed:
      'with patterns, with a pattern, patterned, pattern, patterns, detailed, very detailed, highly detailed, intricate, complex, realistic, for adults, adult coloring, advanced, elaborate, ornate, lots of detail, intricate lines, fine lines, delicate lines, with intricate lines, with fine lines, with delicate lines, with lots of detail, with a lot of detail, with many details, lots of details, with lots of details',
    toddler:
      'for toddlers, for a toddler, for babies, for little kids, for small children, for young children, for very young children, for a two year old, for a three year old, for a 2 year old, for a 3 year old, for 2 year olds, for 3 year olds, toddler style',
  },
  weather: {
    sunset:
      'sunset, sunrise, at sunset, at sunrise, at dawn, dawn, at dusk, dusk, setting sun, rising sun, in the sunset, in front of the sunset, in front of a sunset, against the sunset, into the sunset, off into the sunset, under the sunset, the sun setting, the sun is setting, as the sun sets, as the sun goes down, when the sun sets, as the sun rises, when the sun goes down, when the sun comes up, while the sun sets, while the sun goes down, sundown, at sundown, daybreak, at daybreak',
    sun: 'sunny day, sunny weather, on a sunny day, sunlight, in the sun, sunny sky, sun is shining, the sun is shining, summer day, on a summer day, sunny, in the sunshine',
    clouds: 'cloudy day, cloudy sky, cloudy, on a cloudy day',
    moon: 'moonlit, moonlight sky, in the moonlight, by moonlight, under the moon, in the light of the moon',
    stars:
      'starlight, starry, stars in the sky, stars in the background, star background, under the stars, starry sky, starry night, under a starry sky, night sky',
    storm: 'in a storm, in the storm, stormy, stormy day, stormy sea, on a stormy day, stormy weather',
    rain: 'rain, in the rain, rainy, raining, rainfall, it is raining, it s raining, rains, rainy day, rainy weather, on a rainy day, rainstorm, rain shower',
    wind: 'windy, windy day, on a windy day, in the wind, windy weather, blustery, breezy, with speed lines, with motion lines, with action lines, speed lines, motion lines, action lines, movement lines',
    snow: 'snowflakes falling around, snowflakes falling on, snowflakes falling, falling snowflakes, snow falling, snow is falling, snow falls, snowing, snowfall, falling snow, it is snowing, it s snowing, snows, snowy day, snowy weather, snowy, in a snowstorm, snowstorm',
    beams:
      'laser battle, in a laser battle, laser, lasers, laser beam, laser beams, laser fight, space battle, star battle, laser war, firing lasers, shooting lasers, shooting a laser, shooting laser beams, shoots lasers, shoots laser beams, fires lasers, firing a laser, with laser eyes, laser eyes, shooting lasers from its eyes, shooting lasers from his eyes, shooting lasers from her eyes, shooting lasers out of its eyes, shooting lasers out of his eyes, beams of light, laser blast, battle in space',
  },
  modifiers:
    'wooden, clay, origami, knitted, crocheted, ceramic, porcelain, cardboard, papier mache, paper mache, class, classroom, adult, full grown, pioneer, mothers day, mother s day, fathers day, father s day, new years, new year s, new years eve, new year s eve, st patrick s, st patricks, saint patrick s, saint patricks, chocolate, toy, orange, rose, lime, peach, cherry, apple, pumpkin, fire, water, ice, birthday, christmas, halloween, easter, party, strawberry, banana, vanilla, lemon, candy, honey, sugar, paper, wood, wool, straw, gold, diamond, crystal, star, heart, flower, cloud, lava, stuffed, plush, cuddly, circus, police, school, family, mother, father, mama, papa, mommy, mummy, mum, daddy, mom, dad, cartoon, picnic, music, electric, rocket, desert, country, olive, violet, lavender, coral, coffee, coconut, mushroom, train, rubber, plastic, movie, jungle, zoo, winter, spring, summer, autumn, christmas, xmas, thanksgiving, valentine, valentines, arctic, antarctic, wedding, beach, garden, farm, forest, sea, ocean, house, field, street, city, village, baseball, football, tennis, soccer, space, snow, animal, pet, piece of, pieces of, slice of, slices of, bit of, wedge of, wedges of, chunk of, chunks of, hunk of, stick of, sticks of, handful of, cup of, bottle of, plate of, ball of, bar of, drop of, loaf of, glass of',
};
