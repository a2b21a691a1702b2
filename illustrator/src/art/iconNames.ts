import type { NameTable } from './kinds.ts';

/** Noto icons (https://github.com/googlefonts/noto-emoji, Apache-2.0) that make a picture, by category and size level. */
export const ICON_NAMES: Required<NameTable> = {
  animal: {
    1: 'ant beetle bug cockroach cricket snail spider worm lady-beetle scorpion baby-chick front-facing-baby-chick hatching-chick mouse rat',
    2: 'badger beaver cat black-cat chipmunk chicken duck frog hamster hedgehog lizard otter rabbit raccoon rooster skunk snake turkey turtle cat-face rabbit-face mouse-face hairy-creature dodo penguin koala sloth goose monkey cat-with-tears-of-joy grinning-cat',
    3: 'dog dog-face ewe fox goat guide-dog service-dog kangaroo panda pig pig-face poodle ram seal wolf monkey-face flamingo peacock boar see-no-evil-monkey hear-no-evil-monkey speak-no-evil-monkey bear tiger-face swan llama',
    4: 'bison camel two-hump-camel cow cow-face crocodile deer donkey dragon-face gorilla horse horse-face leopard lion moose orangutan ox polar-bear tiger unicorn water-buffalo zebra hippopotamus rhinoceros',
    5: 'dragon elephant giraffe mammoth sauropod t-rex',
  },
  flier: {
    1: 'honeybee fly mosquito butterfly monarch-butterfly',
    2: 'bird black-bird dove parrot owl bat',
    3: 'eagle phoenix',
  },
  swimmer: {
    1: 'shrimp oyster tropical-fish fish blowfish',
    2: 'crab lobster jellyfish squid coral spiral-shell',
    3: 'octopus dolphin mermaid merman merperson',
    4: 'shark orca',
    5: 'whale spouting-whale',
  },
  plant: {
    1: 'blossom cherry-blossom hibiscus white-flower wilted-flower shamrock four-leaf-clover seedling herb mushroom brown-mushroom maple-leaf fallen-leaf leaf-fluttering-in-wind rosette chestnut',
    2: 'rose tulip sunflower hyacinth lotus bouquet potted-plant cactus sheaf-of-rice pine-decoration',
    5: 'deciduous-tree evergreen-tree palm-tree christmas-tree leafless-tree tanabata-tree',
  },
  vehicle: {
    3: 'bicycle kick-scooter motor-scooter skateboard roller-skate sled shopping-cart manual-wheelchair motorized-wheelchair auto-rickshaw',
    4: 'automobile oncoming-automobile motorcycle police-car oncoming-police-car taxi oncoming-taxi racing-car sport-utility-vehicle pickup-truck minibus',
    5: 'ambulance articulated-lorry bus oncoming-bus bullet-train delivery-truck fire-engine high-speed-train locomotive metro monorail railway-car suspension-railway tractor train tram tram-car trolleybus',
  },
  boat: { 4: 'canoe motor-boat speedboat sailboat', 5: 'ferry passenger-ship ship' },
  aircraft: {
    2: 'flying-disc kite',
    4: 'aerial-tramway helicopter parachute small-airplane mountain-cableway',
    5: 'airplane airplane-arrival airplane-departure',
  },
  spacecraft: { 3: 'satellite', 5: 'rocket flying-saucer' },
  person: {
    3: 'baby child boy girl person-in-bed person-taking-bath',
    4: 'man woman person old-man old-woman older-person artist man-artist woman-artist astronaut man-astronaut woman-astronaut baby-angel ballet-dancer construction-worker man-construction-worker woman-construction-worker cook man-cook woman-cook detective man-detective woman-detective elf man-elf woman-elf fairy man-fairy woman-fairy farmer man-farmer woman-farmer firefighter man-firefighter woman-firefighter genie man-genie woman-genie goblin ogre troll guard man-guard woman-guard health-worker man-health-worker woman-health-worker judge man-judge woman-judge mage man-mage woman-mage mechanic man-mechanic woman-mechanic ninja office-worker man-office-worker woman-office-worker pilot man-pilot woman-pilot police-officer man-police-officer woman-police-officer prince princess person-with-crown person-with-veil santa-claus mrs-claus scientist man-scientist woman-scientist singer man-singer woman-singer student man-student woman-student superhero man-superhero woman-superhero supervillain man-supervillain woman-supervillain teacher man-teacher woman-teacher technologist man-technologist woman-technologist vampire man-vampire woman-vampire zombie man-zombie woman-zombie snowman snowman-without-snow robot ghost alien alien-monster jack-o-lantern man-biking person-biking woman-biking man-bouncing-ball person-bouncing-ball woman-bouncing-ball man-cartwheeling person-cartwheeling woman-cartwheeling man-climbing person-climbing woman-climbing man-dancing woman-dancing man-golfing person-golfing woman-golfing man-in-lotus-position person-in-lotus-position woman-in-lotus-position man-juggling person-juggling woman-juggling man-kneeling person-kneeling woman-kneeling man-lifting-weights person-lifting-weights woman-lifting-weights man-mountain-biking person-mountain-biking woman-mountain-biking man-playing-handball person-playing-handball woman-playing-handball man-rowing-boat person-rowing-boat woman-rowing-boat man-running person-running woman-running man-running-facing-right person-running-facing-right woman-running-facing-right man-standing person-standing woman-standing man-surfing person-surfing woman-surfing man-swimming person-swimming woman-swimming man-walking person-walking woman-walking person-walking-facing-right man-in-manual-wheelchair person-in-manual-wheelchair woman-in-manual-wheelchair person-fencing horse-racing skier snowboarder family family-man-woman-boy family-man-woman-girl-boy people-holding-hands woman-and-man-holding-hands women-holding-hands men-holding-hands people-hugging joker woman-with-headscarf nesting-dolls japanese-dolls moai statue-of-liberty',
  },
  face: {
    2: 'smiling-face-with-smiling-eyes smiling-face-with-sunglasses smiling-face-with-heart-eyes grinning-face grinning-face-with-big-eyes winking-face winking-face-with-tongue zany-face star-struck partying-face nerd-face thinking-face crying-face loudly-crying-face angry-face sleeping-face hugging-face face-blowing-a-kiss smiling-face-with-halo cowboy-hat-face clown-face rolling-on-the-floor-laughing face-with-tongue slightly-smiling-face frowning-face melting-face shushing-face yawning-face smiling-cat-with-heart-eyes skull performing-arts pile-of-poo eyes eye mouth tongue nose ear foot footprints paw-prints pig-nose leg raised-hand waving-hand thumbs-up victory-hand clapping-hands flexed-biceps heart-hands raised-fist',
  },
  food: {
    1: 'bacon bagel baguette-bread banana beans beverage-box blueberries bread broccoli burrito butter candy canned-food carrot cheese-wedge cherries chocolate-bar chopsticks coconut cookie croissant cucumber cup-with-straw cupcake curry-rice custard cut-of-meat dango doughnut dumpling ear-of-corn egg eggplant falafel flatbread fortune-cookie french-fries fried-shrimp garlic ginger-root glass-of-milk grapes green-apple green-salad hamburger honey-pot hot-beverage hot-dog hot-pepper bell-pepper ice-cream kiwi-fruit leafy-green lemon lime lollipop mango meat-on-bone melon moon-cake mate olive onion pancakes pea-pod peach peanuts pear pickle pie pineapple pizza popcorn pot-of-food potato poultry-leg pretzel red-apple rice-ball rice-cracker root-vegetable sandwich shallow-pan-of-food shaved-ice shortcake soft-ice-cream spaghetti steaming-bowl strawberry stuffed-flatbread sushi taco takeout-box tamale tangerine teacup-without-handle teapot tomato tropical-drink waffle watermelon cooked-rice cooking bowl-with-spoon bento-box bubble-tea avocado roasted-sweet-potato fish-cake-with-swirl fondue jar',
    2: 'birthday-cake',
  },
  sky: {
    1: 'snowflake sparkles shooting-star glowing-star star dizzy droplet high-voltage sweat-droplets',
    2: 'cloud cloud-with-lightning cloud-with-lightning-and-rain cloud-with-rain cloud-with-snow comet crescent-moon meteor sun-behind-cloud sun-behind-rain-cloud first-quarter-moon-with-face last-quarter-moon-with-face tornado wind-face sun-with-face full-moon-with-face',
    3: 'full-moon ringed-planet sun rainbow globe-showing-americas globe-showing-europe-africa globe-showing-asia-australia fireworks milky-way cyclone water-wave',
  },
  building: {
    4: 'tent bus-stop fountain playground-slide beach-with-umbrella camping mirror-ball',
    5: 'bank bridge-at-night building-construction carousel-horse castle church circus-tent cityscape classical-building convenience-store department-store derelict-house desert desert-island factory ferris-wheel hospital hotel house house-with-garden houses hut japanese-castle mosque hindu-temple synagogue kaaba lighthouse mountain mount-fuji snow-capped-mountain national-park office-building post-office roller-coaster school shinto-shrine stadium sunrise sunrise-over-mountains sunset tokyo-tower volcano wedding rock',
  },
  object: {
    1: '1st-place-medal skis wood brain menorah nail-polish notebook world-map electric-plug salt triangular-ruler hammer-and-wrench clipboard loudspeaker sports-medal printer keyboard alarm-clock anchor artist-palette axe backpack badminton ballet-shoes balloon baseball basketball bell billed-cap bone bookmark books bomb bone bow-and-arrow bowling boxing-glove briefcase broom bubbles bucket bullseye calendar camera candle chess-pawn clapper-board closed-book closed-umbrella coin compass computer-mouse crayon crossed-swords crown crystal-ball curling-stone dagger diving-mask diya-lamp drum envelope eraser feather field-hockey fire fire-extinguisher firecracker fishing-pole flashlight flute folding-hand-fan fork-and-knife fork-and-knife-with-plate american-football game-die gear gem-stone glasses gloves goggles graduation-cap hammer handbag headphone high-heeled-shoe hiking-boot hourglass-done ice-hockey ice-skate joystick key old-key kitchen-knife knot lacrosse light-bulb lipstick locked lotion-bottle love-letter magic-wand magnet magnifying-glass-tilted-left maracas martial-arts-uniform megaphone memo microphone microscope military-medal mirror mobile-phone money-bag musical-note musical-notes musical-score necktie nest-with-eggs empty-nest newspaper open-book package paintbrush paperclip party-popper pen pencil ping-pong pinata pool-8-ball postal-horn purse pushpin puzzle-piece radio red-paper-lantern reminder-ribbon rescue-workers-helmet ribbon ring ring-buoy roll-of-paper rugby-football running-shirt running-shoe safety-vest scarf scissors screwdriver scroll sewing-needle shield shopping-bags shorts shovel skull-and-crossbones soap soccer-ball socks softball sparkler sponge spoon stethoscope stopwatch straight-ruler sunglasses syringe t-shirt tennis test-tube thermometer thong-sandal thread ticket tooth toothbrush top-hat toolbox trophy umbrella umbrella-with-rain-drops video-game volleyball watch water-pistol womans-hat womans-boot womans-clothes womans-sandal wind-chime wrapped-gift wrench yarn yo-yo spider-web hole battery dna pill jeans kimono dress bikini one-piece-swimsuit coat mans-shoe flat-shoe military-helmet bottle-with-popping-cork baby-bottle safety-pin hook wheel wing boomerang',
    2: 'abacus accordion amphora balance-scale banjo basket carp-streamer chair couch-and-lamp desktop-computer door fuel-pump globe-with-meridians goal-net guitar harp saxophone trumpet trombone violin long-drum musical-keyboard film-projector movie-camera video-camera ladder laptop luggage mantelpiece-clock teddy-bear telephone telescope television toilet treasure-chest wastebasket window framed-picture fax-machine postbox closed-mailbox-with-raised-flag ballot-box-with-ballot slot-machine pirate-flag chequered-flag triangular-flag crossed-flags satellite-antenna stop-sign barber-pole plunger seat',
    3: 'bathtub bed shower oil-drum coffin headstone horizontal-traffic-light vertical-traffic-light',
    4: 'construction railway-track motorway',
  },
  symbol: {
    2: 'red-heart beating-heart growing-heart heart-with-arrow heart-with-ribbon sparkling-heart two-hearts revolving-hearts broken-heart heart-on-fire yin-yang peace-symbol recycling-symbol infinity diamond-suit club-suit spade-suit red-question-mark fleur-de-lis hundred-points speech-balloon thought-balloon confetti-ball collision dashing-away',
  },
};
