/** A place behind the subjects. */
export const SETTINGS = [
  'garden',
  'beach',
  'undersea',
  'space',
  'castle',
  'farm',
  'city',
  'forest',
  'snow',
  'night',
  'rain',
  'mountains',
  'lake',
  'road',
  'rainbow',
  'sky',
  'room',
  'desert',
] as const;
export type Setting = (typeof SETTINGS)[number];

/** How a page is drawn: `film` frames it as a film strip, `mandala` rings its subject with pattern. */
export const STYLES = ['film', 'mandala', 'simple', 'detailed', 'toddler'] as const;
export type Style = (typeof STYLES)[number];

/** Things wished for in the background, beside the setting. */
export const WEATHERS = ['sun', 'rainbow', 'clouds', 'moon', 'stars', 'rain', 'snow', 'beams'] as const;
export type Weather = (typeof WEATHERS)[number];

export const RELATION_KINDS = [
  'on',
  'under',
  'over',
  'inFrontOf',
  'behind',
  'nextTo',
  'around',
  'in',
  'climb',
  'trail',
] as const;
export type RelationKind = (typeof RELATION_KINDS)[number];

/** Where a subject stands against another one (`climb`: halfway up it, `trail`: pulled behind it); `to` is that one's index in `subjects`. */
export interface Relation {
  kind: RelationKind;
  to: number;
}

/** What a subject is like. `wearing` and `holding` are keys of the art catalogue. */
export interface SubjectAttributes {
  smiling?: boolean;
  /** Sad or afraid. */
  sad?: boolean;
  size?: 'big' | 'small';
  wearing: string[];
  holding: string[];
  /** A verb's base form, such as `run`, when the art has no picture of its own for it. */
  action?: string;
}

/** One thing to draw. */
export interface SubjectRequest {
  /** As in the prompt; reported in `drawn`. */
  words: string;
  /** Key of the art catalogue. */
  art: string;
  /** 1 to 12. */
  count: number;
  attributes: SubjectAttributes;
  relation?: Relation;
}

/** What a prompt asks for, in the illustrator's own words. */
export interface SceneRequest {
  /** In the order of the prompt. */
  subjects: SubjectRequest[];
  setting?: Setting;
  /** Set where the setting is not the prompt's own but where its first thing is at home. */
  isSettingGuessed?: true;
  style?: Style;
  weather: Weather[];
  /** Letters, numbers, names and words that are asked for as text, to be lettered. */
  letters: string[];
  /** Words that could not be matched; they are reported, and stand nowhere on the page. */
  unknown: string[];
}
