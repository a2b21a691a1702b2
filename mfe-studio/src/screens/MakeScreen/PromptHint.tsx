import { PROMPT_MAX_LENGTH } from '@lineleaf/api-client/contract';
import { useTranslation } from 'react-i18next';
import { useMediaQuery } from '../../components/useMediaQuery.ts';

/** From here on the characters are counted. */
const COUNTED_FROM = PROMPT_MAX_LENGTH - 100;

/** The tip under the box, what its keys do where there is a keyboard, and near the limit the number of characters. */
export function PromptHint({ length }: { readonly length: number }) {
  const { t } = useTranslation('studio');
  const hasKeyboard = useMediaQuery('(hover: hover) and (pointer: fine)');
  const counter = t('make.counter', { used: length, most: PROMPT_MAX_LENGTH });
  return [t('make.tip'), hasKeyboard && t('make.keys'), length >= COUNTED_FROM && counter]
    .filter(Boolean)
    .join(' ');
}
