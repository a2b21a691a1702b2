import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { MoneyNodeOrder } from './moneyNode.ts';
import { programFile } from './programs.ts';

interface Node {
  readonly process: ChildProcess;
  readonly origin: string;
}

/** Several processes of the product on one database, and the means to kill one of them and start another. */
export class MoneyNodes {
  readonly #order: MoneyNodeOrder;
  readonly #nodes: Node[] = [];

  private constructor(order: MoneyNodeOrder) {
    this.#order = order;
  }

  static async start(order: MoneyNodeOrder, count: number): Promise<MoneyNodes> {
    const nodes = new MoneyNodes(order);
    await Promise.all(Array.from({ length: count }, () => nodes.#add()));
    return nodes;
  }

  /** Origin of the `pick`-th process, counted round. */
  origin(pick: number): string {
    const node = this.#nodes[pick % this.#nodes.length];
    if (!node) throw new Error('No process is left');
    return node.origin;
  }

  /** Kills the `pick`-th process whatever it is doing; another takes its place. */
  async replace(pick: number): Promise<void> {
    const [node] = this.#nodes.splice(pick % this.#nodes.length, 1);
    node?.process.kill('SIGKILL');
    await this.#add();
  }

  async stop(): Promise<void> {
    const ended = this.#nodes.map(({ process: child }) => once(child, 'exit'));
    for (const { process: child } of this.#nodes) child.kill('SIGKILL');
    await Promise.all(ended);
  }

  async #add(): Promise<void> {
    const child = fork(programFile('moneyNode'), [JSON.stringify(this.#order)], { execArgv: [] });
    const early = once(child, 'exit').then(() => Promise.reject(new Error('A process ended by itself')));
    const [port] = await Promise.race([once(child, 'message'), early]);
    this.#nodes.push({ process: child, origin: `http://127.0.0.1:${port}` });
  }
}
