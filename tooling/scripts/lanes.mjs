/**
 * Runs jobs side by side, at most `lanes` at a time, each begun in the order given.
 * @template Result
 * @param {number} lanes
 * @param {readonly (() => Promise<Result>)[]} jobs
 * @returns {Promise<Result[]>} in the order of the jobs; rejects with the first job that throws
 */
export async function runInLanes(lanes, jobs) {
  /** @type {Result[]} */
  const results = [];
  const waiting = jobs.entries();
  const lane = async () => {
    for (const [index, job] of waiting) results[index] = await job();
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}
