/** Fetches the pictures to make a sentence of: nothing that Make needs before they are asked for. */
export async function loadPictureWords() {
  return (await import('./PictureWords.tsx')).PictureWords;
}
