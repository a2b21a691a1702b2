import type { ReleaseAction, ReleasedPart, ReleaseOverview } from '@lineleaf/api-client/contract';
import { type ReactElement, useState } from 'react';
import { PartsTable } from './PartsTable.tsx';
import { ReleaseDialog } from './ReleaseDialog.tsx';

/** A question that is open, on a part as it was when it was asked. */
interface Question {
  readonly action: ReleaseAction;
  readonly part: ReleasedPart;
  readonly generation: number;
}

/** The parts and, above them, the question that is open. */
export function Releases({ overview }: { overview: ReleaseOverview }): ReactElement {
  const [question, setQuestion] = useState<Question>();
  const { generation } = overview;
  return (
    <>
      <PartsTable overview={overview} onAsk={(action, part) => setQuestion({ action, part, generation })} />
      {question ? (
        <ReleaseDialog
          action={question.action}
          part={question.part}
          generation={isStillAsAsked(question.part, overview) ? generation : question.generation}
          isCounting={overview.counting}
          onClose={() => setQuestion(undefined)}
        />
      ) : null}
    </>
  );
}

/** Whether what the question says is still true: a change of another part is no reason to refuse the answer. */
function isStillAsAsked(asked: ReleasedPart, { parts }: ReleaseOverview): boolean {
  const now = parts.find(({ part }) => part === asked.part);
  return now !== undefined && factsOf(now) === factsOf(asked);
}

function factsOf({ live, previous, rollout }: ReleasedPart): string {
  return [live.release, previous[0]?.release, rollout?.id, rollout?.share, rollout?.state].join(' ');
}
