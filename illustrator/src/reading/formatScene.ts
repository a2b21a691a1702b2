import type { Scene, SceneThing } from './Scene.ts';

/**
 * A scene on one line: things as key*count:pose+look, relations as from>kind>to or from>kind.hair>to (cat2 is the second cat), @setting (@? where it
 * is guessed), ~weather, "text", #style and ?words that are not done.
 */
export function formatScene({
  things,
  relations,
  setting,
  isSettingGuessed,
  style,
  weather,
  texts,
  textAt,
  words,
}: Scene): string {
  const names = things.map(({ key }, index) => {
    const before = things.slice(0, index).filter((thing) => thing.key === key).length;
    return before === 0 ? key : `${key}${before + 1}`;
  });
  return [
    ...things.map(formatThing),
    ...relations.map(({ kind, from, to, also, at }) =>
      [
        `${names[from]}>${kind}${at ? `.${at}` : ''}>${names[to]}`,
        ...(also === undefined ? [] : [names[also]]),
      ].join('&'),
    ),
    ...(setting === undefined ? [] : [`@${isSettingGuessed ? '?' : ''}${setting}`]),
    ...weather.map((each) => `~${each}`),
    ...texts.map(
      (text) =>
        `${textAt === 'amid' ? 'around ' : textAt === undefined ? '' : `${names[textAt]} says `}"${text}"`,
    ),
    ...(style === undefined ? [] : [`#${style}`]),
    ...words.flatMap(({ text, meaning }) => (meaning.as === 'unknown' ? [`?${text}`] : [])),
  ].join(' ');
}

function formatThing({ key, count, pose, looks, order, isAlike, labels }: SceneThing): string {
  const signs = [
    ...Object.entries(looks).map(([look, value]) =>
      value === true ? look : typeof value === 'number' ? `${look}${value}` : value,
    ),
    ...(order ? [order] : []),
    ...(isAlike ? ['alike'] : []),
    ...(labels ? ['labeled'] : []),
  ];
  return `${key}${count > 1 ? `*${count}` : ''}${pose ? `:${pose}` : ''}${signs.map((sign) => `+${sign}`).join('')}`;
}
