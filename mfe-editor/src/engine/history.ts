import { byteSize, type Delta } from './delta.ts';

/** Snapshots kept, the opening one included (the specification's 20). */
const MAX_SNAPSHOTS = 20;
/** Steps beyond this many bytes are forgotten, oldest first; line art needs a thousandth of it. */
const MAX_HISTORY_BYTES = 32 * 1024 * 1024;

/** A step between two states of the picture; equal state numbers are equal pictures. */
export interface Step {
  readonly delta: Delta;
  readonly from: number;
  readonly to: number;
}

/** The steps that can be undone and redone. */
export class History {
  private steps: Step[] = [];
  private position = 0;

  /** Snapshots held: the picture as opened (or the oldest kept one) and one a step, undone ones included. */
  get snapshotCount(): number {
    return this.steps.length + 1;
  }

  get canUndo(): boolean {
    return this.position > 0;
  }

  get canRedo(): boolean {
    return this.position < this.steps.length;
  }

  get byteLength(): number {
    return this.steps.reduce((sum, step) => sum + byteSize(step.delta), 0);
  }

  /** Adds a step, which ends all redoing, and forgets the oldest beyond the limits. */
  push(step: Step): void {
    this.steps.length = this.position;
    this.steps.push(step);
    while (
      this.steps.length >= MAX_SNAPSHOTS ||
      (this.steps.length > 1 && this.byteLength > MAX_HISTORY_BYTES)
    ) {
      this.steps.shift();
    }
    this.position = this.steps.length;
  }

  /** Steps back and returns the step to take back. */
  undo(): Step | undefined {
    const step = this.steps[this.position - 1];
    if (step) this.position--;
    return step;
  }

  /** Steps forward and returns the step to do again. */
  redo(): Step | undefined {
    const step = this.steps[this.position];
    if (step) this.position++;
    return step;
  }
}
