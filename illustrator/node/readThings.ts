import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, extname, join } from 'node:path';
import type { SettingRecord } from '../src/stages/settingSchema.ts';
import type { AnyRecord } from '../src/things/recordSchema.ts';
import { Things } from '../src/things/Things.ts';

/** The records of `things/` and of `settings/`, and the text of the SVG file of a drawing by its name. */
export interface ThingFiles {
  things: Things;
  settings: ReadonlyMap<string, SettingRecord>;
  svg: (name: string) => string | undefined;
}

const { resolve } = createRequire(import.meta.url);

/** Reads every record; a drawing's file is read when it is asked for. Throws where two files bear one name. */
export function readThings(): ThingFiles {
  const home = dirname(resolve('@lineleaf/illustrator/package.json'));
  const folder = join(home, 'things');
  const records = new Map<string, AnyRecord>();
  const drawings = new Map<string, string>();
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    const kept = { '.json': records, '.svg': drawings }[extname(path)];
    if (kept === undefined) continue;
    const name = basename(path, extname(path));
    if (kept.has(name)) throw new Error(`Two files of things/ are named ${name}${extname(path)}`);
    const file = join(folder, path);
    if (kept === records) records.set(name, JSON.parse(readFileSync(file, 'utf8')) as AnyRecord);
    else drawings.set(name, file);
  }
  return {
    things: new Things(records),
    settings: readSettings(join(home, 'settings')),
    svg: (name) => {
      const file = drawings.get(name);
      return file === undefined ? undefined : readFileSync(file, 'utf8');
    },
  };
}

function readSettings(folder: string): Map<string, SettingRecord> {
  return new Map(
    readdirSync(folder)
      .sort()
      .map((file) => [
        basename(file, '.json'),
        JSON.parse(readFileSync(join(folder, file), 'utf8')) as SettingRecord,
      ]),
  );
}
