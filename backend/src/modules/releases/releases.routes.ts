import { changeRelease, getReleases } from '@lineleaf/api-client/schemas';
import type { Container } from '../../container.ts';
import { ApiError } from '../../http/ApiError.ts';
import type { ApiRouter } from '../../http/route.ts';
import { mayChangeRelease, operatorName } from './releases.policy.ts';
import { presentReleases } from './releases.presenter.ts';

/** What is served of each part, for the administrator and for the pipelines that release. */
export function releasesRoutes(
  api: ApiRouter,
  { releaseChanges, config }: Pick<Container, 'releaseChanges' | 'config'>,
): void {
  const overview = async () => presentReleases(await releaseChanges.state(), config.isTelemetryOn);
  api.forOperator(getReleases, overview);
  api.forOperator(changeRelease, async ({ operator, params, body }) => {
    if (!mayChangeRelease(operator, params)) throw new ApiError('FORBIDDEN');
    const { remote: part, action } = params;
    await releaseChanges.change({ ...body, part, action, by: operatorName(operator) });
    return overview();
  });
}
