import { col, fn, Op } from 'sequelize';
import type { Limits } from '../../config.ts';
import { ApiError } from '../../http/ApiError.ts';
import { ColoringPage } from '../../models/index.ts';

/** Throws PAGE_LIMIT_REACHED when a user has as many pages as one may have, or as many bytes of them, beside the one that is saved over. */
export async function refuseFullGallery(userId: string, limits: Limits, savedOverId?: string): Promise<void> {
  const [held] = await ColoringPage.findAll({
    attributes: [
      [fn('COUNT', col('id')), 'pages'],
      [fn('SUM', col('image_bytes')), 'bytes'],
    ],
    where: { userId, ...(savedOverId === undefined ? {} : { id: { [Op.ne]: savedOverId } }) },
    raw: true,
  });
  const { pages, bytes } = { pages: 0, bytes: 0, ...held };
  if (Number(pages) >= limits.pagesPerUser || Number(bytes) >= limits.storageBytesPerUser) {
    throw new ApiError('PAGE_LIMIT_REACHED');
  }
}
