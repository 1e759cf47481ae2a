/** Keeps the dialog's error screen up, and the search going, while the index or the service cannot be reached. */

/** What DocSearch uses of the promise that a search gives it: `search(…).catch(…).then(…)`. */
interface PendingSearch {
  catch: (onError: (error: unknown) => unknown) => Promise<unknown>;
}

/** Pause before the next try, doubled each time up to the limit. */
const FIRST_PAUSE = 2000;
const LONGEST_PAUSE = 30_000;

/**
 * DocSearch 3.9 shows "Unable to fetch results" when a search rejects with a `RetryError`, but marks the search as done
 * as soon as the rejection has passed through its promises; both happen before React draws, so "No results" is all that
 * a reader sees. Here DocSearch is told of the error, and the search stays unanswered and is tried again, until it
 * succeeds, the reader types something else, or the dialog closes.
 */
export class PersistentSearch<Requests> {
  private latest = 0;

  /** @param ask one try of a search */
  constructor(private readonly ask: (requests: Requests) => Promise<unknown>) {}

  /** A search in the form that DocSearch continues. Other errors than `RetryError` pass through. */
  readonly search = (requests: Requests): PendingSearch => ({
    catch: (onError) => this.untilAnswered(requests, onError),
  });

  /** Ends all tries. */
  stop(): void {
    this.latest += 1;
  }

  private async untilAnswered(
    requests: Requests,
    onError: (error: unknown) => unknown,
  ): Promise<unknown> {
    this.latest += 1;
    const own = this.latest;
    for (let pause = FIRST_PAUSE; own === this.latest; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
      try {
        return await this.ask(requests);
      } catch (error) {
        announce(onError, error);
        if (!isRetryError(error)) throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
    return new Promise(() => undefined);
  }
}

/** DocSearch's handler throws the error again. */
function announce(onError: (error: unknown) => unknown, error: unknown): void {
  try {
    onError(error);
  } catch {
    // It is the same error, and its sender goes on.
  }
}

function isRetryError(error: unknown): boolean {
  return error instanceof Error && error.name === 'RetryError';
}
