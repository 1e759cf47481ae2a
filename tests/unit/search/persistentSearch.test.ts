import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PersistentSearch } from '../../../plugins/search/aliases/persistentSearch';

class RetryError extends Error {
  override readonly name = 'RetryError';
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A search that fails a number of times, and DocSearch's way to continue it. */
function searching(failures: number, error: Error = new RetryError('unreachable')) {
  let tries = 0;
  const search = new PersistentSearch(() => {
    tries += 1;
    return tries <= failures ? Promise.reject(error) : Promise.resolve('answer');
  });
  const errors: unknown[] = [];
  const start = () =>
    search.search({}).catch((reason) => {
      errors.push(reason);
      throw reason;
    });
  return { search, start, errors, tries: () => tries };
}

describe('a search in the dialog', () => {
  it('answers at once when it can', async () => {
    const { start, errors } = searching(0);
    expect(await start()).toBe('answer');
    expect(errors).toEqual([]);
  });

  it('reports each failure, and is tried again after longer and longer pauses', async () => {
    const { start, errors, tries } = searching(3);
    const answer = start();
    await vi.advanceTimersByTimeAsync(1999);
    expect(tries()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(tries()).toBe(2);
    await vi.advanceTimersByTimeAsync(4000 + 8000);
    expect(await answer).toBe('answer');
    expect(errors).toHaveLength(3);
  });

  it('ends when the reader searches for something else', async () => {
    const { start, tries } = searching(1);
    let settled = false;
    void start().finally(() => (settled = true));
    await vi.advanceTimersByTimeAsync(0);
    expect(await start()).toBe('answer');
    await vi.advanceTimersByTimeAsync(100_000);
    expect([tries(), settled]).toEqual([2, false]);
  });

  it('ends when the dialog closes', async () => {
    const { search, start, tries } = searching(100);
    void start();
    await vi.advanceTimersByTimeAsync(0);
    search.stop();
    await vi.advanceTimersByTimeAsync(100_000);
    expect(tries()).toBe(1);
  });

  it('passes other errors on', async () => {
    const { start, errors } = searching(1, new TypeError('a defect'));
    await expect(start()).rejects.toThrow('a defect');
    expect(errors).toHaveLength(1);
  });
});
