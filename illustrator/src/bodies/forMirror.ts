import type { BodyRequest, HandGoal, HandTask, Shins } from './Body.ts';

/** A request for a body that will be mirrored: its hands change sides, writing on it is drawn the other way around. */
export function forMirror(request: BodyRequest): BodyRequest {
  const { left, right } = request.hands ?? {};
  const hands = {
    ...(right ? { left: mirrored(right) } : {}),
    ...(left ? { right: mirrored(left) } : {}),
  };
  const { shins } = request;
  return {
    ...request,
    ...(request.hands ? { hands } : {}),
    ...(shins ? { shins: { left: mirroredLeg(shins.right), right: mirroredLeg(shins.left) } } : {}),
    isMirrored: true,
  };
}

function mirroredLeg({ knee, foot }: Shins['left']): Shins['left'] {
  return { knee: { x: -knee.x, y: knee.y }, foot: { x: -foot.x, y: foot.y } };
}

function mirrored(task: HandTask | HandGoal): HandTask | HandGoal {
  return typeof task === 'object' ? { ...task, x: -task.x } : task;
}
