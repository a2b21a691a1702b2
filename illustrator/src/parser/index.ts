export { listNouns } from './lexicon.ts';
export { parsePrompt } from './parsePrompt.ts';
