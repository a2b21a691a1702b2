import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** A database of this device, opened when it is first asked for and again after it was lost; `create` makes its first version. */
export function keptDatabase<Schema extends DBSchema>(
  name: string,
  create: (db: IDBPDatabase<Schema>) => void,
): () => Promise<IDBPDatabase<Schema>> {
  let opening: Promise<IDBPDatabase<Schema>> | null = null;
  const forget = () => {
    opening = null;
  };
  return () => {
    opening ??= openDB<Schema>(name, 1, { upgrade: create, terminated: forget });
    opening.catch(forget);
    return opening;
  };
}
