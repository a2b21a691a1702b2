import type { Draft } from '../Draft.ts';

/** "building a sandcastle with a bucket and a shovel": who builds with a tool has no hand for the bucket, which stands beside it. */
export function setDownVessels(draft: Draft): void {
  for (const relation of draft.relations) {
    if (relation.kind !== 'hold' || draft.record(relation.to)?.uses?.includes('poured-into') !== true)
      continue;
    const { from } = relation;
    const built = draft.relations.find((one) => one.kind === 'build' && one.from === from);
    const hasTool = draft.relations.some(
      ({ kind, from: doer, to }) =>
        kind === 'hold' && doer === from && draft.record(to)?.uses?.includes('dug-with') === true,
    );
    if (built === undefined || !hasTool) continue;
    Object.assign(relation, { kind: 'next-to', from: relation.to, to: built.to });
  }
}
