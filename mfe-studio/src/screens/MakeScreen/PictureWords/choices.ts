/** What a sentence is made of by pictures: who, does what, where. Every sentence of one each can be drawn. */
export const CHOICES = {
  who: ['cat', 'dog', 'dinosaur', 'unicorn', 'robot', 'princess'],
  does: ['dance', 'read', 'iceCream', 'balloons', 'guitar', 'sleep'],
  where: ['forest', 'beach', 'space', 'sea', 'castle', 'snow'],
} as const;

export type Slot = keyof typeof CHOICES;
export const SLOTS = ['who', 'does', 'where'] as const satisfies readonly Slot[];

/** What was chosen so far, by slot. */
export type Choice = Readonly<Partial<Record<Slot, string>>>;

/** Somebody who does something somewhere. */
export function surprise(): Choice {
  return { who: anyOf('who'), does: anyOf('does'), where: anyOf('where') };
}

/** The choice with one more picture. Somebody is always in it: what nobody does cannot be drawn. */
export function choose(choice: Choice, slot: Slot, key: string): Choice {
  return { who: anyOf('who'), ...choice, [slot]: key };
}

function anyOf(slot: Slot): string {
  const keys = CHOICES[slot];
  return keys[Math.floor(Math.random() * keys.length)] ?? keys[0];
}
