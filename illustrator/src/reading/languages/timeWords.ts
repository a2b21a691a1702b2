/** Words by which a time is told that no page shows, folded, of the four languages together. */

/** Before what happens then: "after a fight", "at the start of a race". */
export const TIMES =
  /^(?:after|before|during|until|for|ready for|at the end of|at the start of|apres|avant|pendant|despues de|antes de|durante|nach|vor|wahrend|fur)$/;
/** The same in a few words. */
export const ENDS = /^(?:start|beginning|end|finish)$/;
/** What happens then, and is seen by nothing of its own. */
export const EVENTS: ReadonlySet<string> = new Set(
  (
    'win victory loss fight argument quarrel game match race recital concert performance practice training lesson war exam test ' +
    'operation surgery journey trip season tournament competition final kickoff halftime victoria pelea partido carrera concierto ' +
    'victoire dispute match course concert sieg streit spiel rennen konzert'
  ).split(' '),
);
/** Weather that is over by then: "after the storm". */
export const AFTER = /^(?:after|apres|despues de|nach)$/;
export const PASSING_WEATHER: ReadonlySet<string> = new Set(
  'storm thunderstorm rainstorm downpour hurricane tormenta aguacero orage averse sturm gewitter'.split(' '),
);
/** The same of what each day has, where no article is before it: "before bed", "after school". */
export const AROUND = /^(?:after|before|apres|avant|despues de|antes de)$/;
export const ROUTINES: ReadonlySet<string> = new Set(
  'school bed breakfast lunch dinner supper work class church bath diner dejeuner cenar desayunar dormir'.split(
    ' ',
  ),
);
