import { catalogue } from '../art/catalogue.ts';
import type { RelationKind, Setting, Style, SubjectRequest, Weather } from '../scene.ts';

/** What the next noun has to do with the nouns before it. */
export interface Link {
  kind: 'with' | 'without' | 'wear' | 'hold' | 'surrounded' | 'filled' | RelationKind;
  /** Indices of the subjects before it. */
  hosts: number[];
}

/** Words that wait for their noun. */
export interface Pending {
  count?: number;
  smiling?: boolean;
  sad?: boolean;
  size?: 'big' | 'small';
  verb?: string;
  /** What an animal wears by its calling. */
  costume?: string;
  isDefinite?: boolean;
  /** After "their" or "its". */
  isTheirs?: boolean;
}

/** A scene while its prompt is being read. */
export interface Draft {
  subjects: SubjectRequest[];
  settings: Setting[];
  styles: Style[];
  weather: Set<Weather>;
  letters: string[];
  unknown: string[];
  /** Subjects of the current list, joined by commas and "and". */
  group: number[];
  /** Subjects named last after a preposition or "with". */
  tail: number[];
  link: Link | undefined;
  pending: Pending;
  /** Whether a comma or "and" came since the last noun. */
  isJoined: boolean;
  previous: 'noun' | 'determiner' | 'verb' | 'join' | 'start';
}

export function emptyDraft(): Draft {
  return {
    ...{ subjects: [], settings: [], styles: [], weather: new Set<Weather>(), letters: [], unknown: [] },
    ...{ group: [], tail: [], link: undefined, pending: {}, isJoined: false, previous: 'start' },
  };
}

/** Adds a subject with the words that waited for it; returns its index. */
export function addSubject(draft: Draft, words: string, art: string, plural: boolean): number {
  const { count, smiling, sad, size, costume } = draft.pending;
  draft.subjects.push({
    words,
    art,
    count: Math.max(1, Math.min(MAX_COUNT, count ?? (plural ? COUNT_OF_PLURAL : 1))),
    attributes: {
      ...(smiling === undefined ? {} : { smiling }),
      ...(sad === undefined ? {} : { sad }),
      ...(size === undefined ? {} : { size }),
      wearing: costume === undefined ? [] : [costume],
      holding: [],
    },
  });
  return draft.subjects.length - 1;
}

/** Says how a subject stands to another, unless it has its place already or the two would wait for one another. */
export function relate(draft: Draft, from: number, kind: RelationKind, to: number): void {
  const subject = draft.subjects[from];
  if (subject === undefined || subject.relation !== undefined || isAbove(draft, to, from)) return;
  subject.relation = { kind, to };
}

export function categoryOf(draft: Draft, index: number): string | undefined {
  return catalogue().get(draft.subjects[index]?.art ?? '')?.category;
}

const MAX_COUNT = 12;
const COUNT_OF_PLURAL = 3;

/** Whether `index` hangs on `other` by way of its relations. */
function isAbove(draft: Draft, index: number, other: number): boolean {
  let at: number | undefined = index;
  for (let steps = 0; at !== undefined && steps <= draft.subjects.length; steps += 1) {
    if (at === other) return true;
    at = draft.subjects[at]?.relation?.to;
  }
  return false;
}
