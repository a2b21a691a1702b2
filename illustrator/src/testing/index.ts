export { readCorpus } from './readCorpus.ts';
export { sceneSvg } from './sceneSvg.ts';
