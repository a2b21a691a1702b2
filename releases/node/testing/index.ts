export { type ConditionalProxy, startConditionalProxy } from './conditionalProxy.ts';
export { startTestS3, type TestS3 } from './testS3.ts';
