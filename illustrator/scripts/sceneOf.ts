import type { Pose, RelationKind, Scene, SceneThing } from '../src/reading/Scene.ts';
import type { BodySpot } from '../src/things/recordTerms.ts';

/** A scene as a line of text: `girl*2 sit, dog*3 - row; hug 0 1; tend.hair 0 1; @garden`; "-" is no pose. */
export function sceneOf(text: string): Scene {
  const [things = '', ...rest] = text.split(';').map((part) => part.trim());
  const scene: Scene = { things: [], relations: [], weather: [], texts: [], words: [] };
  for (const part of things.split(',')) {
    const [name = '', pose, order] = part.trim().split(' ');
    const [key = '', count = '1'] = name.split('*');
    const isYoung = key.startsWith('young:');
    const size = key.startsWith('big:') ? 'big' : key.startsWith('small:') ? 'small' : undefined;
    scene.things.push({
      key: key.replace(/^(big|small|young):/, ''),
      words: key,
      count: Number(count),
      looks: { ...(size ? { size } : {}), ...(isYoung ? { young: true as const } : {}) },
      ...(pose && pose !== '-' ? { pose: pose as Pose } : {}),
      ...(order ? { order: order as NonNullable<SceneThing['order']> } : {}),
    });
  }
  for (const part of rest) {
    if (part.startsWith('@')) scene.setting = part.slice(1);
    else if (part.startsWith('"')) scene.texts.push(part.slice(1));
    else if (part.startsWith('~')) scene.weather.push(part.slice(1) as Scene['weather'][number]);
    else {
      const [does = 'on', from = '0', to = '1', also] = part.split(' ');
      const [kind, at] = does.split('.');
      scene.relations.push({
        kind: kind as RelationKind,
        from: Number(from),
        to: Number(to),
        ...(also ? { also: Number(also) } : {}),
        ...(at ? { at: at as BodySpot } : {}),
      });
    }
  }
  return scene;
}
