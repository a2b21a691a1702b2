export { PAPERS, type Paper, readPaper, storePaper } from './paper.ts';
export { printInFrame } from './printInFrame.ts';
export { type PrintWindowOutcome, printInWindow } from './printInWindow.ts';
export { shareFile } from './shareFile.ts';
