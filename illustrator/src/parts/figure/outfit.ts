import type { JobHat } from './jobHat.ts';

/** What a figure wears: each field names one of the shapes to draw. */
export interface Outfit {
  hair: 'short' | 'curly' | 'long' | 'pigtails' | 'bun' | 'none';
  hat?:
    | 'crown'
    | 'tiara'
    | 'pirate'
    | 'wizard'
    | 'witch'
    | 'cowboy'
    | 'straw'
    | 'chef'
    | 'hard'
    | 'fire'
    | 'police'
    | 'nurse'
    | 'space'
    | 'cap'
    | 'santa'
    | 'elf'
    | 'halo'
    | 'ninja'
    | 'beret'
    | 'goggles'
    | 'graduate'
    | 'detective'
    | 'clown'
    | 'tall'
    | 'pilgrim'
    | 'horned'
    | 'party'
    | 'hood'
    | 'diver'
    | 'mask'
    | 'blindfold'
    | 'hijab'
    | JobHat;
  glasses?: boolean;
  sunglasses?: boolean;
  /** Over one eye. */
  patch?: boolean;
  scarf?: boolean;
  /** Trousers, shorts, a dress (to the knee), a gown (to the ground), a tutu, a robe, a suit of one piece, a fish's tail, or a sack over the legs. */
  lower: 'trousers' | 'shorts' | 'dress' | 'gown' | 'tutu' | 'robe' | 'suit' | 'tail' | 'sack';
  front?:
    | 'star'
    | 'stripe'
    | 'buttons'
    | 'apron'
    | 'plate'
    | 'panel'
    | 'belt'
    | 'seat-belt'
    | 'cross'
    | 'bib'
    | 'heart'
    | 'stethoscope'
    | 'white-coat';
  cape?: boolean;
  wings?: boolean;
  /** Bottles of air on the back. */
  tank?: boolean;
  /** Flippers on the feet: who has them swims under water, all of it seen. */
  flippers?: boolean;
  beard?: boolean;
  moustache?: boolean;
  goatee?: boolean;
  /** Held in the right hand. */
  holds?: 'sword' | 'spear' | 'wand' | 'broom' | 'pan' | 'hose' | 'fork' | 'brush' | 'microphone' | 'sling';
  /** On the left arm: a knight's, or as high as half a man, or round. */
  shield?: boolean | 'tall' | 'round';
}
