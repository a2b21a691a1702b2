/** The singular forms that an English word may have, the likeliest first; the word itself is not among them. */
export function singularsOf(word: string): string[] {
  const irregular = IRREGULAR[word];
  if (irregular !== undefined) return [irregular];
  if (word.length < 3 || !word.endsWith('s') || word.endsWith('ss')) return [];
  const forms: string[] = [];
  if (word.endsWith('ies')) forms.push(`${word.slice(0, -3)}y`);
  if (word.endsWith('ves')) forms.push(`${word.slice(0, -3)}f`, `${word.slice(0, -3)}fe`);
  forms.push(word.slice(0, -1));
  if (word.endsWith('es')) forms.push(word.slice(0, -2));
  return forms;
}

const IRREGULAR: Readonly<Record<string, string>> = {
  ...{
    children: 'child',
    men: 'man',
    women: 'woman',
    people: 'person',
    mice: 'mouse',
    geese: 'goose',
    oxen: 'ox',
  },
  ...{
    feet: 'foot',
    teeth: 'tooth',
    leaves: 'leaf',
    cacti: 'cactus',
    octopi: 'octopus',
    fungi: 'mushroom',
    dice: 'game die',
  },
  ...{
    wolves: 'wolf',
    calves: 'calf',
    elves: 'elf',
    loaves: 'loaf',
    knives: 'knife',
    scarves: 'scarf',
    halves: 'half',
  },
  ...{
    firemen: 'fireman',
    policemen: 'policeman',
    snowmen: 'snowman',
    mermen: 'merman',
    spacemen: 'spaceman',
    gentlemen: 'gentleman',
  },
  ...{
    policewomen: 'policewoman',
    grandchildren: 'child',
    tomatoes: 'tomato',
    potatoes: 'potato',
    buses: 'bus',
    dwarves: 'dwarf',
  },
  ...{
    workmen: 'workman',
    cowboys: 'cowboy',
    kidz: 'kid',
    pennies: 'penny',
    movies: 'movie',
    cookies: 'cookie',
    pixies: 'pixie',
  },
  ...{
    brownies: 'brownie',
    selfies: 'selfie',
    ties: 'tie',
    pies: 'pie',
    birdies: 'birdie',
    genies: 'genie',
    zombies: 'zombie',
  },
};
