/** What emoji are read as whose own name (that of Noto's icon) says nothing that can be drawn: in English words, with those names. */
const SAID: Readonly<Record<string, string>> = {
  'happy face':
    'grinning-face beaming-face-with-smiling-eyes grinning-face-with-smiling-eyes slightly-smiling-face relieved-face face-savoring-food smiling-face-with-open-hands partying-face',
  'laughing face': 'face-with-tears-of-joy grinning-squinting-face grinning-face-with-sweat',
  'smiling face with heart eyes': 'smiling-face-with-hearts',
  'sad face':
    'loudly-crying-face pensive-face confused-face sad-but-relieved-face slightly-frowning-face frowning-face-with-open-mouth downcast-face-with-sweat pleading-face face-holding-back-tears smiling-face-with-tear',
  'angry face': 'enraged-face face-with-steam-from-nose face-with-symbols-on-mouth angry-face-with-horns',
  'scared face': 'fearful-face anguished-face anxious-face-with-sweat face-screaming-in-fear',
  'surprised face': 'face-with-open-mouth hushed-face astonished-face flushed-face',
  'sleepy face': 'sleeping-face yawning-face weary-face',
  'happy cat': 'grinning-cat-with-smiling-eyes cat-with-wry-smile kissing-cat',
  'sad cat': 'crying-cat',
  'angry cat': 'pouting-cat',
  'surprised cat': 'weary-cat',
  heart: 'heart-suit heart-exclamation heart-decoration light-blue-heart grey-heart pink-heart',
  moon: 'new-moon waxing-crescent-moon first-quarter-moon waxing-gibbous-moon waning-gibbous-moon last-quarter-moon waning-crescent-moon new-moon-face first-quarter-moon-face last-quarter-moon-face',
  sun: 'sun-with-face',
  'sun and cloud': 'sun-behind-small-cloud sun-behind-large-cloud',
  'moon and star': 'star-and-crescent',
  star: 'dizzy eight-pointed-star dotted-six-pointed-star',
  'city at night': 'night-with-stars',
  'city at sunset': 'cityscape-at-dusk',
  'sunrise over mountains': 'sunrise-over-mountains',
  'boy and girl walking': 'children-crossing',
  'two people holding hands': 'people-holding-hands',
  'man and woman holding hands': 'woman-and-man-holding-hands',
  'two women holding hands': 'women-holding-hands',
  'two men holding hands': 'men-holding-hands',
  'couple kissing': 'kiss kiss-woman-man',
  'two women kissing': 'kiss-woman-woman',
  'two men kissing': 'kiss-man-man',
  'couple and heart': 'couple-with-heart couple-with-heart-woman-man',
  'two women and heart': 'couple-with-heart-woman-woman',
  'two men and heart': 'couple-with-heart-man-man',
  'two wrestlers': 'people-wrestling women-wrestling men-wrestling',
  family: 'family-adult-adult-child family-adult-adult-child-child',
  bride: 'person-with-veil woman-with-veil',
  groom: 'person-in-tuxedo man-in-tuxedo',
  'pregnant woman': 'pregnant-woman pregnant-person',
  king: 'person-with-crown',
  'woman wearing a headscarf': 'woman-with-headscarf',
  baby: 'baby-symbol',
  hand: 'hand-with-fingers-splayed raised-back-of-hand',
  fist: 'oncoming-fist left-facing-fist right-facing-fist',
  lips: 'kiss-mark biting-lip',
  'speech bubble': 'left-speech-bubble',
  'question mark': 'exclamation-question-mark',
  clock:
    'one-oclock two-oclock three-oclock four-oclock five-oclock six-oclock seven-oclock eight-oclock nine-oclock ten-oclock eleven-oclock twelve-oclock one-thirty two-thirty three-thirty four-thirty five-thirty six-thirty seven-thirty eight-thirty nine-thirty ten-thirty eleven-thirty twelve-thirty',
  hourglass: 'hourglass-not-done',
  microphone: 'studio-microphone',
  ticket: 'admission-tickets',
  purse: 'clutch-bag',
  telephone: 'telephone-receiver',
  loudspeaker: 'speaker-low-volume speaker-medium-volume speaker-high-volume',
  notebook: 'ledger notebook-with-decorative-cover spiral-notepad',
  calendar: 'tear-off-calendar spiral-calendar',
  folder: 'open-file-folder',
  newspaper: 'rolled-up-newspaper',
  pushpin: 'round-pushpin',
  envelope: 'e-mail incoming-envelope envelope-with-arrow',
  mailbox: 'closed-mailbox-with-lowered-flag open-mailbox-with-raised-flag open-mailbox-with-lowered-flag',
  camera: 'camera-with-flash',
  'magnifying glass': 'magnifying-glass-tilted-right',
  padlock: 'unlocked locked-with-pen',
  'padlock and key': 'locked-with-key',
  'dollar bill': 'dollar-banknote yen-banknote euro-banknote pound-banknote money-with-wings',
  pen: 'fountain-pen black-nib',
  bell: 'bellhop-bell',
  siren: 'police-car-light',
  saw: 'carpentry-saw',
  'hammer and pickaxe': 'hammer-and-pick',
  bandage: 'adhesive-bandage',
  comb: 'hair-pick',
  medal: '2nd-place-medal 3rd-place-medal',
  'golf flag': 'flag-in-hole',
  'beach umbrella': 'umbrella-on-ground',
  wheelchair: 'wheelchair-symbol',
  tram: 'light-rail',
  train: 'mountain-railway',
  circle: 'hollow-red-circle',
  square: 'white-large-square black-large-square white-medium-square black-medium-square',
  triangle: 'red-triangle-pointed-up red-triangle-pointed-down',
};

/** What a person does in an emoji, by what its name has after "person", "man" or "woman". */
const DEEDS: Readonly<Record<string, string>> = {
  running: 'running',
  walking: 'walking',
  standing: 'standing',
  dancing: 'dancing',
  bowing: 'bowing',
  frowning: 'frowning',
  pouting: 'frowning',
  shrugging: 'shrugging',
  'raising-hand': 'raising hand',
  'wearing-turban': 'wearing a turban',
  'blond-hair': '',
  'mountain-biking': 'biking in the mountains',
  'playing-handball': 'playing handball',
  'feeding-baby': 'feeding baby',
};

const NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries(SAID).flatMap(([words, names]) => names.split(' ').map((name) => [name, words] as const)),
);

/** English words for what an emoji shows, by the name of its icon; none for most, whose name says it. */
export function wordsForEmoji(name: string): string | undefined {
  const said = NAMES.get(name);
  if (said !== undefined) return said;
  const [, who, does = ''] = /^(person|man|woman)-(.+?)(?:-facing-right)?$/.exec(name) ?? [];
  if (who !== undefined && DEEDS[does] !== undefined) return `${who} ${DEEDS[does]}`.trim();
  const [, members] = /^family-((?:man|woman|boy|girl)(?:-(?:man|woman|boy|girl))+)$/.exec(name) ?? [];
  return members?.replaceAll('-', ' and ');
}
