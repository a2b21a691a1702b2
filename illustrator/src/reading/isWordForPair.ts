/** Whether a word for what is drawn as a pair names both: "boots", "Schuhen", "Pantoffeln", and no "sock", "calcetín" or "chausson". */
export function isWordForPair(word: string): boolean {
  return /(?:s|[elr]n)$/i.test(word);
}
