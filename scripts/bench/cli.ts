/** `npm run bench`: what the built site weighs, beside its budgets. */
import { BUDGETS, type Figure } from './budgets';
import { measureBuild } from './measure';
import { messageOf } from '../../lib/problem';

const kib = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KiB`;

try {
  const figures = await measureBuild('build');
  for (const figure of Object.keys(BUDGETS) as Figure[]) {
    const { limit, reason } = BUDGETS[figure];
    const state = figures[figure] > limit ? 'EXCEEDED' : 'kept';
    console.log(
      `${figure.padEnd(38)}${kib(figures[figure]).padStart(10)} of ${kib(limit).padEnd(10)} ${state.padEnd(9)} ${reason}`,
    );
  }
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
