import { EXAMPLES } from '@lineleaf/api-client/contract';
import { readDataFile } from '../../dataFile.ts';
import { sha256 } from '../../hashing.ts';
import type { ImageWidth } from './pictureKey.ts';

/** A picture with the hash that is its ETag. */
export interface ExampleImage {
  readonly picture: Uint8Array;
  readonly sha256: string;
}

const ids: ReadonlySet<string> = new Set(EXAMPLES.map(({ id }) => id));

/** The ten shipped examples and their smaller versions, which are shipped too; each read once. */
export class ExampleImages {
  readonly #images = new Map<string, Promise<ExampleImage | undefined>>();

  isExample(pageId: string): boolean {
    return ids.has(pageId);
  }

  /** Undefined for any other page. */
  async read(pageId: string, width?: ImageWidth): Promise<ExampleImage | undefined> {
    if (!this.isExample(pageId)) return undefined;
    const key = `${pageId}.${width ?? 'full'}`;
    const image = this.#images.get(key) ?? load(pageId, width);
    this.#images.set(key, image);
    return image.catch((error: unknown) => {
      this.#images.delete(key);
      throw error;
    });
  }
}

async function load(pageId: string, width: ImageWidth | undefined): Promise<ExampleImage | undefined> {
  const folder = width === undefined ? '' : `${width}/`;
  const picture = await readDataFile(`assets/examples/${folder}${pageId}.png`);
  return picture && { picture, sha256: sha256(picture) };
}
