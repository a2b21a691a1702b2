import type { toast as full } from '@lineleaf/design-system';
import { landingData } from '../landingData.ts';
import { sayWords } from '../sayWords.ts';
import s from './toast.module.css';

const DURATION_MS = 4000;
const VISIBLE_MESSAGES = 3;
const PLACE_ID = 'landing-messages';

/** Short messages at the lower right, as the product's: errors interrupt (`alert`), the others wait their turn (`status`). */
export const toast: Pick<typeof full, 'success' | 'error' | 'dismiss'> = {
  success: (message) => show(message, 'status'),
  error: (message) => show(message, 'alert'),
  dismiss: (id) => document.getElementById(id ?? '')?.remove(),
};

let shown = 0;

function show(text: string, role: 'status' | 'alert'): string {
  const message = document.createElement('p');
  shown += 1;
  message.id = `message-${shown}`;
  message.className = s.message ?? '';
  message.role = role;
  message.textContent = text;
  const place = placeOfMessages();
  place.append(message);
  while (place.childElementCount > VISIBLE_MESSAGES) place.firstElementChild?.remove();
  setTimeout(() => message.remove(), DURATION_MS);
  return message.id;
}

function placeOfMessages(): HTMLElement {
  const known = document.getElementById(PLACE_ID);
  if (known) return known;
  const place = document.createElement('section');
  place.id = PLACE_ID;
  place.className = s.place ?? '';
  place.ariaLabel = sayWords(landingData().words.ds, 'notifications');
  document.body.append(place);
  return place;
}
