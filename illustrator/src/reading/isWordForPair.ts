/** Whether a word for what is drawn as a pair names both: "boots", "Schuhen", and no "sock". */
export function isWordForPair(word: string): boolean {
  return /[sn]$/i.test(word);
}
