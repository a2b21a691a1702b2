import { Transaction } from 'sequelize';
import type { Providers } from '../container.ts';
import {
  CRASH_SCENARIOS,
  type CrashPlace,
  type CrashScenario,
  type CrashSubject,
  openCrashContainer,
} from './crashScenarios.ts';

/** What the parent process asks of this one: run a scenario and die by SIGKILL at its n-th step. */
export interface CrashOrder {
  readonly place: CrashPlace;
  readonly scenario: CrashScenario;
  readonly subject: CrashSubject;
  readonly dieAtStep: number;
}

const order: CrashOrder = JSON.parse(process.argv[2] ?? '{}');
let steps = 0;

const container = openCrashContainer(order.place);
watchCommits();
watch(container.providers, 'storage', ['put', 'delete']);
watch(container.providers, 'imageGenerator', ['draw']);
await CRASH_SCENARIOS[order.scenario](container, order.subject);
await container.background.settle();
process.exit(0);

/** A place where a crash may happen. */
function step(): void {
  steps += 1;
  if (steps === order.dieAtStep) process.kill(process.pid, 'SIGKILL');
}

function watchCommits(): void {
  const { commit } = Transaction.prototype;
  Transaction.prototype.commit = async function commitBetweenSteps(this: Transaction) {
    step();
    await commit.call(this);
    step();
  };
}

/** Puts a step before and after each call of these methods. */
function watch<Name extends 'storage' | 'imageGenerator'>(
  providers: Providers,
  name: Name,
  methods: readonly (keyof Providers[Name])[],
): void {
  const provider = providers[name];
  for (const method of methods) {
    const original = provider[method];
    if (typeof original !== 'function') throw new TypeError(`${String(method)} is no method`);
    Object.defineProperty(provider, method, {
      value: async (...parameters: unknown[]) => {
        step();
        const result: unknown = await original.apply(provider, parameters);
        step();
        return result;
      },
    });
  }
}
