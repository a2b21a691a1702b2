export { defineLanding } from './defineLanding.ts';
export { defineRemote } from './defineRemote.ts';
export { defineShell } from './defineShell.ts';
