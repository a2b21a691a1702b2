/** @typedef {{ readonly name: string, readonly routes: readonly { readonly path: string }[] }} Contract */

const NAME = /^mfe-[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const PATH = /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/;

/** Where the server itself answers, before it sends the shell's page (`backend/src/app.ts`, `backend/src/http/web.ts`). */
const OF_THE_SERVER = ['api', 'dev', 'discovery', 'metrics', 'releases', 'static'];

/**
 * Why there can be no remote of this name with a screen at this path: one sentence, none where there can be.
 * @param {{ name: string, path: string }} wanted its folder, and the path with its leading slash
 * @param {{ folders: readonly string[], contracts: readonly Contract[] }} known the folders of the tree, and the
 *   contracts of its remotes
 * @returns {string | undefined}
 */
export function refusalOf({ name, path }, { folders, contracts }) {
  if (!NAME.test(name))
    return `${name} is no name of a remote: mfe- and small letters, digits and dashes, as in mfe-stickers`;
  if (folders.includes(name)) return `${name} is taken: there is a folder of this name`;
  if (!PATH.test(path))
    return `${path} is no path of a screen: a slash and small letters, digits and dashes, as in /stickers`;
  if (OF_THE_SERVER.includes(path.split('/')[1] ?? ''))
    return `${path} is taken: the server answers there itself`;
  for (const contract of contracts) {
    const taken = contract.routes.find((route) => patternOf(route.path).test(path));
    if (taken) return `${path} is taken: ${contract.name} serves /${taken.path}`;
  }
  return undefined;
}

/**
 * What a route of a contract matches, a parameter being any one part of a path.
 * @param {string} route
 */
function patternOf(route) {
  return new RegExp(`^/${route.replace(/:\w+/g, '[^/]+')}$`);
}
