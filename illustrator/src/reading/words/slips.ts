/** Two slips are too many for words that begin or end otherwise. */
export function isFramedAlike(word: string, known: string): boolean {
  return known.slice(0, 2) === word.slice(0, 2) && known.at(-1) === word.at(-1);
}

/** Where several are as near: one that is of the same length with the same last letter. */
export function mostAlike(word: string, known: readonly string[]): string | undefined {
  const left = known.filter((each) => each.at(-1) === word.at(-1));
  const [first, second] = left;
  return second === undefined ? first : undefined;
}

/** Words of other endings are other words, not slips: "walkng" and "walking", but not "knitting" and "kitten". */
export function isLikely(word: string, known: string): boolean {
  if (known.endsWith('ing') ? !/(?:ing|[^aeiou]ng|ign|nig|[^aeiou]ig)$/.test(word) : word.endsWith('ing'))
    return false;
  if (word.endsWith('er') !== known.endsWith('er') && word.length > known.length) return false;
  return known[0] === word[0] || (known[0] === word[1] && known[1] === word[0]);
}

/**
 * Letters to change, add, leave out or swap with the next one, at least; more than `most` where it is more than that.
 * Optimal string alignment: https://en.wikipedia.org/wiki/Damerau%E2%80%93Levenshtein_distance
 */
export function slipsBetween(a: string, b: string, most: number): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const change = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let cost = Math.min(change, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row.push(cost);
      if (cost < least) least = cost;
    }
    if (least > most) return most + 1;
    before = last;
    last = row;
  }
  return last[b.length] ?? most + 1;
}

/** Without the second of doubled letters, which are the commonest slip. */
export function squeeze(word: string): string {
  return word.replace(/(.)\1+/g, '$1');
}
