/** Fetches the card of a new page with all its tools: nothing that Make itself needs. */
export async function loadResultCard() {
  return (await import('./ResultCard.tsx')).ResultCard;
}
