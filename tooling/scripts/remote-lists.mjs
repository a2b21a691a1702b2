/**
 * A file that names every remote: its text with one more, and without one.
 * @typedef {{
 *   file: string,
 *   add: (text: string, name: string) => string,
 *   remove: (text: string, name: string) => string,
 * }} RemoteList
 */

/** A line of CODEOWNERS for a remote's folder: the folder, then the owners with the space before them. */
const OWNER = /^\/(mfe-[a-z0-9-]+)\/([ \t]+.*)$/;
/** The server of a remote's files in production. */
const SERVER = /^ {2}(mfe-[a-z0-9-]+): \*static$/;
/** Where browsers find that server. */
// biome-ignore lint/suspicious/noTemplateCurlyInString: compose fills it in
const ORIGIN = 'https://NAME.${DOMAIN:?}';

/**
 * The workspaces, from which all else is derived, and the files of which no program of ours is the reader. The lockfile is
 * npm's to write.
 * @type {readonly RemoteList[]}
 */
export const REMOTE_LISTS = [
  {
    file: 'package.json',
    add: (text, name) => withWorkspaces(text, (folders) => [...folders, name]),
    remove: (text, name) => withWorkspaces(text, (folders) => folders.filter((folder) => folder !== name)),
  },
  {
    file: '.github/CODEOWNERS',
    add: (text, name) =>
      withLine(text, OWNER, ([, model = '', owners = '']) => {
        const team = owners.trim().replaceAll(teamOf(model), teamOf(name));
        return `${`/${name}/ `.padEnd(`/${model}/${owners}`.indexOf('@'))}${team}`;
      }),
    remove: (text, name) => withoutLine(text, OWNER, name),
  },
  {
    file: 'docker-compose.yml',
    add: (text, name) => {
      const model = text.split('\n').findLast((line) => SERVER.test(line));
      const last = originOf(SERVER.exec(model ?? '')?.[1] ?? '');
      return withLine(text, SERVER, () => `  ${name}: *static`).replace(
        last,
        () => `${last},${originOf(name)}`,
      );
    },
    remove: (text, name) => withoutLine(text, SERVER, name).replace(`,${originOf(name)}`, ''),
  },
];

/**
 * @param {string} text of package.json
 * @param {(folders: string[]) => string[]} change
 */
function withWorkspaces(text, change) {
  const manifest = JSON.parse(text);
  return `${JSON.stringify({ ...manifest, workspaces: change(manifest.workspaces) }, null, 2)}\n`;
}

/**
 * Adds a line after the last one of this form; the text as it is where there is none.
 * @param {string} text
 * @param {RegExp} form
 * @param {(model: RegExpExecArray) => string} lineOf
 */
function withLine(text, form, lineOf) {
  const lines = text.split('\n');
  const last = lines.findLastIndex((line) => form.test(line));
  const model = form.exec(lines[last] ?? '');
  return model ? lines.toSpliced(last + 1, 0, lineOf(model)).join('\n') : text;
}

/**
 * @param {string} text
 * @param {RegExp} form
 * @param {string} name
 */
function withoutLine(text, form, name) {
  const lines = text.split('\n');
  return lines.filter((line) => form.exec(line)?.[1] !== name).join('\n');
}

/** @param {string} name */
function originOf(name) {
  return ORIGIN.replace('NAME', name);
}

/** @param {string} remote */
function teamOf(remote) {
  return remote.slice('mfe-'.length);
}
