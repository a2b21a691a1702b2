/** Names of the environment that look like a listed variable but are none: typing errors that would pass silently. */
export function misspeltVariables(names: readonly string[], listed: readonly string[]): string[] {
  const known = new Set(listed);
  return names
    .filter((name) => !known.has(name))
    .flatMap((name) => {
      const meant = listed.find((candidate) => isNear(name, candidate));
      if (meant) return [`${name} is not a variable of Lineleaf; ${meant} is`];
      return name.startsWith('LIMITS_') ? [`${name} is not a variable of Lineleaf`] : [];
    });
}

const SHORT_NAME = 5;

// Two letters apart is near; for HOST and PORT one, since HOME, TEST or ROOT are two letters away.
function isNear(name: string, listed: string): boolean {
  const allowed = listed.length <= SHORT_NAME ? 1 : 2;
  return Math.abs(name.length - listed.length) <= allowed && editDistance(name, listed) <= allowed;
}

/** Letters to insert, delete, replace or swap with their neighbor (optimal string alignment). */
function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforeLast = last;
    last = current;
  }
  return at(last, b.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
