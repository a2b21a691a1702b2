/** A pattern that finds one of the alternatives as whole words, in lower-case text. */
export function phrasePattern(alternatives: readonly string[], flags = 'u'): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}])`, flags);
}
