/* Stands in for @testing-library/react, whose renderer the landing's own page does not have. */
import { configure } from '@testing-library/dom';
import { act } from 'preact/test-utils';

// What an event changes is drawn before the test goes on.
configure({
  eventWrapper: (dispatch) => {
    let result: unknown;
    void act(() => {
      result = dispatch();
    });
    return result;
  },
});

export * from '@testing-library/dom';
export { act };

export function cleanup(): void {}
