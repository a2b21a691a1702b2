import { PROMPT_MAX_LENGTH } from '@lineleaf/api-client/contract';

/** Whether a description has more characters than the server takes; blanks around it do not count. */
export function isTooLong(prompt: string): boolean {
  return prompt.trim().length > PROMPT_MAX_LENGTH;
}
