/** A line of CODEOWNERS for a remote's folder: what stands before its name, the name, and the rest with the owners. */
const OF_REMOTE = /^(\/?)(mfe-[a-z0-9-]+)(\/?(?:\*\*)?[ \t]+.*)$/;

/**
 * A text of CODEOWNERS with a line for a new remote, after those of the others and in their form: a team is called as its
 * remote is, without `mfe-`.
 * @param {string} text
 * @param {string} name the remote's folder
 * @returns {string}
 */
export function withOwner(text, name) {
  const lines = text.split('\n');
  const last = lines.findLastIndex((line) => OF_REMOTE.test(line));
  const [, start, model = '', rest] = OF_REMOTE.exec(lines[last] ?? '') ?? [];
  if (rest === undefined) return text;
  const owners = rest.replaceAll(teamOf(model), teamOf(name));
  return lines.toSpliced(last + 1, 0, `${start}${name}${owners}`).join('\n');
}

/**
 * A text of CODEOWNERS without the lines of a remote.
 * @param {string} text
 * @param {string} name the remote's folder
 * @returns {string}
 */
export function withoutOwner(text, name) {
  const isOthers = (/** @type {string} */ line) => OF_REMOTE.exec(line)?.[2] !== name;
  return text.split('\n').filter(isOthers).join('\n');
}

/** @param {string} remote */
function teamOf(remote) {
  return remote.slice('mfe-'.length);
}
