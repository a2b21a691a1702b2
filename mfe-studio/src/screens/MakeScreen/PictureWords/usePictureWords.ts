import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Choice, choose, SLOTS, type Slot, surprise } from './choices.ts';

/** The pictures that were chosen, and what can be done with them. */
export interface PictureWordsState {
  /** Undefined until they are opened. Empty where the box says something else. */
  readonly choice: Choice | undefined;
  toggle(): void;
  surprise(): void;
  choose(slot: Slot, key: string): void;
}

/** The sentence that pictures make, written to the box of which `prompt` is the content. */
export function usePictureWords(prompt: string, onPromptChange: (prompt: string) => void): PictureWordsState {
  const { t } = useTranslation('studio');
  const [choice, setChoice] = useState<Choice>({});
  const [isOpen, setIsOpen] = useState(false);
  const shown = prompt === sentenceOf(choice) ? choice : {};

  function sentenceOf(parts: Choice): string {
    return SLOTS.flatMap((slot) => {
      const key = parts[slot];
      return key === undefined ? [] : [t(`make.pictures.${slot}.${key}`)];
    }).join(' ');
  }

  function write(next: Choice): void {
    setChoice(next);
    setIsOpen(true);
    onPromptChange(sentenceOf(next));
  }

  return {
    choice: isOpen ? shown : undefined,
    toggle: () => setIsOpen(!isOpen),
    surprise: () => write(surprise()),
    choose: (slot, key) => write(choose(shown, slot, key)),
  };
}
