import { readArt } from '../../node/readArt.ts';

/** The art that is shipped, read once for all test files of a process: what is made from it is kept as long as it is the same. */
export const shippedArt = readArt();
