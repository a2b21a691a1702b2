/** @typedef {import('vitest/node').TestCase} TestCase */

/** Names every test that passed only at a second try: it counts as passed, and is to be mended. */
// biome-ignore lint/style/noDefaultExport: vitest takes a reporter from a file's default export
export default class FlakyReporter {
  /** @param {TestCase} test */
  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky)
      console.log(`\n   flaky: ${test.module.relativeModuleId}: ${test.fullName}`);
  }
}
