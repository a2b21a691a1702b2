import { writeSync } from 'node:fs';
import { Transaction } from 'sequelize';
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
watch('store', container.providers.storage, ['put', 'delete']);
watch('provider', container.providers.imageGenerator, ['draw']);
watch('payments', container.providers.payments.provider, ['createCheckout', 'retrieveSession']);
await CRASH_SCENARIOS[order.scenario](container, order.subject);
await container.background.settle();
process.exit(0);

/** A place where a crash may happen. Its name is for whoever reads what was interrupted. */
function step(name: string): void {
  steps += 1;
  if (steps !== order.dieAtStep) return;
  writeSync(process.stdout.fd, name);
  process.kill(process.pid, 'SIGKILL');
}

function watchCommits(): void {
  const { commit } = Transaction.prototype;
  let commits = 0;
  Transaction.prototype.commit = async function commitBetweenSteps(this: Transaction) {
    commits += 1;
    const name = `commit ${commits}`;
    step(`before ${name}`);
    await commit.call(this);
    step(`after ${name}`);
  };
}

/** Puts a step before and after each call of these methods. */
function watch<Provider extends object>(
  port: string,
  provider: Provider,
  methods: readonly (keyof Provider & string)[],
): void {
  for (const method of methods) {
    const original = provider[method];
    if (typeof original !== 'function') throw new TypeError(`${method} is no method`);
    Object.defineProperty(provider, method, {
      value: async (...parameters: unknown[]) => {
        step(`before ${port}.${method}`);
        const result: unknown = await original.apply(provider, parameters);
        step(`after ${port}.${method}`);
        return result;
      },
    });
  }
}
