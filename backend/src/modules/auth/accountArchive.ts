import type { accountExport } from '@lineleaf/api-client/schemas';
import type { z } from 'zod';
import type { Clock } from '../../clock.ts';
import { ColoringPage } from '../../models/index.ts';
import type { PagesService } from '../pages/pages.service.ts';
import type { ArchivedFile } from './zipArchive.ts';

type AccountData = z.infer<typeof accountExport>;
type ExportedPage = AccountData['pages'][number];
type ArchivedPage = Omit<ExportedPage, 'image_path'> & Partial<Pick<ExportedPage, 'image_path'>>;

/**
 * The files of an account: its pictures, one read at a time, then `account.json` with what else there is of it. There the path of
 * a picture is that of its file, and absent where the picture is lost; a page that is deleted meanwhile is in neither.
 */
export async function* accountFiles(
  data: AccountData,
  { pages, clock }: { pages: PagesService; clock: Clock },
): AsyncGenerator<ArchivedFile> {
  const archived: ArchivedPage[] = [];
  for (const { image_path: _, ...page } of data.pages) {
    const row = await findRow(page.id);
    const bytes = row && (await pages.readPicture(row));
    if (!bytes) {
      // Without its picture it is lost or deleted: its row tells.
      if (await findRow(page.id)) archived.push(page);
      continue;
    }
    const name = `pictures/${pictureName(page)}`;
    yield { name, bytes, modifiedAt: new Date(page.created_at) };
    archived.push({ ...page, image_path: name });
  }
  const json = JSON.stringify({ ...data, pages: archived }, null, 2);
  yield { name: 'account.json', bytes: Buffer.from(json), modifiedAt: clock.now() };
}

function findRow(id: string): Promise<ColoringPage | null> {
  return ColoringPage.findByPk(id, { attributes: ['id', 'pictureId'] });
}

/** Characters of a title or description in the name of a file: file systems take 255 bytes. */
const NAME_LENGTH = 40;

/** Its day, what people call it, and as much of its id as tells it from others. */
function pictureName({ id, title, prompt, created_at }: ArchivedPage): string {
  const words = (title ?? prompt).normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const name = [...words.join('-')].slice(0, NAME_LENGTH).join('');
  return `${[created_at.slice(0, 10), name, id.slice(0, 8)].filter(Boolean).join('-')}.png`;
}
