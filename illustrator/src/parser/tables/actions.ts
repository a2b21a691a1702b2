/** What follows a verb: the thing held, ridden, stood beside or aimed at. */
export type VerbObject = 'hold' | 'on' | 'in' | 'nextTo' | 'over' | 'climb' | 'trail';

/** Verbs in their base form, with what they say about the noun that follows. Forms in -s, -ing and -ed are derived. */
export const VERBS: Readonly<Record<string, VerbObject | undefined>> = {
  ...verbs(
    'run, walk, jump, dance, wave, skate, sit, sing, cheer, stand, swim, juggle, golf, row, ski, snowboard, kneel, meditate',
  ),
  ...verbs(
    'sleep, nap, rest, relax, lie, lay, fly, float, hop, leap, skip, jog, sprint, race, dash, hurry, march, stroll, hike, crawl, creep',
  ),
  ...verbs(
    'cartwheel, surf, bathe, splash, dive, sail, travel, explore, camp, hide, seek, wait, stay, live, grow, bloom, shine, glow',
  ),
  ...verbs(
    'twinkle, sparkle, fall, roll, spin, twirl, swing, slide, bounce, balance, hang, cling, cuddle, snuggle, kiss, talk, speak, chat',
  ),
  ...verbs(
    'say, tell, whisper, shout, roar, bark, meow, purr, cry, laugh, giggle, smell, sniff, think, dream, imagine, learn, study, work',
  ),
  ...verbs(
    'cook, bake, clean, wash, brush, fight, battle, attack, defend, guard, protect, save, rescue, help, share, celebrate, party, compete',
  ),
  ...verbs(
    'perform, practice, train, exercise, skateboard, rollerskate, ice skate, snorkel, paddle, erupt, explode, crash, glide, soar, hover',
  ),
  ...verbs(
    'flutter, buzz, hunt, fish, graze, perch, nest, hatch, peek, peep, lick, rise, set, melt, drip, pour, fill, cover, decorate, surround',
  ),
  ...verbs(
    'lead, pose, come, arrive, leave, return, enter, cross, pass, land, launch, take off, blast off, zoom, speed, drift, turn, move, meet',
  ),
  ...verbs(
    'wave, hold, carry, read, eat, drink, play, paint, draw, write, strum, sip, munch, nibble, chew, bite, breathe, spit, enjoy, bring, use, lick, blow, fly, pick, plant, raise',
    'hold',
  ),
  ...verbs(
    'wrestle, quack, moo, oink, neigh, howl, chirp, tweet, croak, hiss, growl, sneeze, yawn, stretch, wink, blink, stare, frown, nod, clap, sew, knit, sweep, mop, vacuum, rake, mow, shop, cycle, roast, toast, mix, stir, wrap, unwrap, open, close, sneak, peck, burrow, scratch, slither, waddle, trot, prance, stomp, gobble, slurp, count, spell, type, film, whistle, hum, conduct, stack, trick or treat, shiver, lift, park, honk, patrol, orbit, haunt, cast, pollinate, harvest, camp out, daydream, snore, wag, swish, wander, roam, parade, stalk, pounce, lounge, sunbathe, tumble, flip, somersault',
  ),
  ...verbs('ride, gallop, straddle', 'on'),
  ...verbs('climb', 'climb'),
  ...verbs('pull, tow, drag, haul', 'trail'),
  ...verbs('brush teeth'),
  ...verbs('drive, steer, pilot', 'in'),
  ...verbs(
    'play with, kick, chase, catch, throw, push, feed, pet, hug, watch, look, see, find, follow, touch, tickle, greet, visit, build, make, water',
    'nextTo',
  ),
  ...verbs(
    'spray, collect, gather, put, put out, extinguish, admire, wrestle, tame, milk, shear, dig, sell, buy, discover, search, hit, toss, love, like, shoot, fire, face, form',
    'nextTo',
  ),
};

/** Forms that the rules of spelling do not give. */
export const IRREGULAR_VERB_FORMS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['brush', 'brushes', 'brushing', 'brushed'].flatMap((form) =>
      ['his', 'her', 'its', 'their', 'my', 'your'].map((whose) => [`${form} ${whose} teeth`, 'brush teeth']),
    ),
  ),
  ...{
    ran: 'run',
    swam: 'swim',
    sat: 'sit',
    sang: 'sing',
    stood: 'stand',
    slept: 'sleep',
    flew: 'fly',
    lying: 'lie',
    sledding: 'slide',
    boxing: 'fight',
    crowing: 'sing',
    bowing: 'pose',
    lays: 'lie',
  },
  ...{
    rode: 'ride',
    ate: 'eat',
    drank: 'drink',
    drove: 'drive',
    caught: 'catch',
    threw: 'throw',
    fought: 'fight',
    hid: 'hide',
    asleep: 'sleep',
  },
  ...{
    hung: 'hang',
    swung: 'swing',
    slid: 'slide',
    fed: 'feed',
    shining: 'shine',
    built: 'build',
    grew: 'grow',
    biking: 'bike',
    cycling: 'bike',
  },
  ...{
    bicycling: 'bike',
    'ice skating': 'skate',
    'roller skating': 'skate',
    'doing yoga': 'meditate',
    'taking a bath': 'bathe',
    'having a bubble bath': 'bathe',
    'taking a shower': 'bathe',
    'takes a bath': 'bathe',
    'in the bath': 'bathe',
  },
  ...{
    'doing a cartwheel': 'cartwheel',
    'doing ballet': 'dance',
    'playing soccer': 'play soccer',
    'playing football': 'play soccer',
  },
  ...{
    'lifting weights': 'lift',
    'riding a bike': 'bike',
    'riding a bicycle': 'bike',
    'riding bikes': 'bike',
    'riding bicycles': 'bike',
  },
  ...{
    'riding his bike': 'bike',
    'riding her bike': 'bike',
    'rides a bike': 'bike',
    'on a bike': 'bike',
    'on a bicycle': 'bike',
  },
  ...{
    'rowing a boat': 'row',
    'kicking a ball': 'play soccer',
    'kicking a football': 'play soccer',
    'kicking a soccer ball': 'play soccer',
  },
  ...{
    'having a bath': 'bathe',
    'in bed': 'sleep',
    'dribbling a ball': 'dribble',
    'playing basketball': 'dribble',
    'bouncing a ball': 'dribble',
  },
  ...{
    'reading a book': 'read',
    'reading books': 'read',
    'reading a story': 'read',
    'playing golf': 'golf',
    'jumping rope': 'jump',
  },
};

/** What a game is played with, by its verb: our figures of people have it with them, animals get it beside them. */
export const GAME_BALLS: Readonly<Record<string, string>> = {
  'play soccer': 'soccer-ball',
  dribble: 'basketball',
};

/** Actions that our own figures of people take, by verb. */
export const FIGURE_ACTIONS: Readonly<Record<string, string>> = {
  ...{
    stand: 'stand',
    pose: 'stand',
    wait: 'stand',
    walk: 'walk',
    hike: 'walk',
    stroll: 'walk',
    march: 'walk',
    explore: 'walk',
  },
  ...{
    run: 'run',
    jog: 'run',
    sprint: 'run',
    race: 'run',
    dash: 'run',
    hurry: 'run',
    chase: 'run',
    jump: 'jump',
    hop: 'jump',
    leap: 'jump',
  },
  ...{
    skip: 'jump',
    bounce: 'jump',
    dance: 'dance',
    twirl: 'dance',
    spin: 'dance',
    perform: 'dance',
    read: 'read',
    study: 'read',
  },
  ...{
    learn: 'read',
    wave: 'wave',
    greet: 'wave',
    kick: 'kick',
    'play soccer': 'kick',
    skate: 'skate',
    ride: 'ride',
    gallop: 'ride',
    sit: 'sit',
    rest: 'sit',
  },
  ...{ fly: 'fly', soar: 'fly', glide: 'fly', float: 'fly', hover: 'fly', sleep: 'sleep' },
  ...{ relax: 'sit', swing: 'sit', sing: 'sing', cheer: 'cheer', celebrate: 'cheer', party: 'cheer' },
};

/** Actions shown by an icon of their own, which takes the person's place; `*` is man, woman or person. */
export const ACTION_ICONS: Readonly<Record<string, string>> = {
  ...{
    bike: '*-biking',
    swim: '*-swimming',
    surf: '*-surfing',
    climb: '*-climbing',
    juggle: '*-juggling',
    golf: '*-golfing',
  },
  ...{
    row: '*-rowing-boat',
    cartwheel: '*-cartwheeling',
    lift: '*-lifting-weights',
    meditate: '*-in-lotus-position',
    kneel: '*-kneeling',
  },
  ...{
    dribble: '*-bouncing-ball',
    ski: 'skier',
    snowboard: 'snowboarder',
    fence: 'person-fencing',
    bathe: 'person-taking-bath',
  },
  ...{ sleep: 'person-in-bed' },
};

/** People whose picture may be changed for an action icon; the others would lose what makes them who they are. */
export const PLAIN_PEOPLE: Readonly<Record<string, 'man' | 'woman' | 'person'>> = {
  ...{
    child: 'person',
    person: 'person',
    baby: 'person',
    boy: 'man',
    man: 'man',
    girl: 'woman',
    woman: 'woman',
  },
};

function verbs(list: string, object?: VerbObject): Record<string, VerbObject | undefined> {
  return Object.fromEntries(list.split(', ').map((verb) => [verb, object]));
}
