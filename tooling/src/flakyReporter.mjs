/** @typedef {import('vitest/node').TestCase} TestCase */

/** Of what a failed try says, in characters. */
const MOST_SHOWN = 400;

/** Names every test that passed only at a second try, with what failed at first: it counts as passed, and is to be mended. */
// biome-ignore lint/style/noDefaultExport: vitest takes a reporter from a file's default export
export default class FlakyReporter {
  /** @param {TestCase} test */
  onTestCaseResult(test) {
    if (!test.diagnostic()?.flaky) return;
    console.log(`\n   flaky: ${test.module.relativeModuleId}: ${test.fullName}`);
    for (const { message, stacks } of test.result().errors ?? [])
      console.log(`   ${message.slice(0, MOST_SHOWN)}\n   at line ${stacks?.[0]?.line}`);
  }
}
