import { useEffect, useState } from 'react';
import type { OfflineList } from '@site/config/offline';
import { canKeep, keepVersion, keptVersion, loadOfflineList, stopKeeping } from './worker';

/** What is going on. `failed` says what could not be done; all else is as it was. */
export type OfflineState =
  | { readonly is: 'asking' | 'unsupported' | 'unavailable' | 'ready' }
  | { readonly is: 'loading' | 'failed' | 'kept'; readonly version: string }
  | { readonly is: 'stopped' | 'not stopped' };

interface Offline {
  readonly state: OfflineState;
  /** Short name of the version that is kept. */
  readonly kept: string | undefined;
  readonly list: OfflineList;
  readonly keep: (version: string) => void;
  readonly stop: () => void;
}

/** What this browser keeps, and how to change it. */
export function useOffline(baseUrl: string): Offline {
  const [state, setState] = useState<OfflineState>({ is: 'asking' });
  const [kept, setKept] = useState<string>();
  const [list, setList] = useState<OfflineList>({});

  useEffect(() => {
    const ask = async (): Promise<OfflineState> => {
      if (!canKeep()) return { is: 'unsupported' };
      setList(await loadOfflineList(baseUrl));
      setKept(await keptVersion(baseUrl));
      return { is: 'ready' };
    };
    ask().then(setState, () => {
      setState({ is: 'unavailable' });
    });
  }, [baseUrl]);

  const keep = (version: string): void => {
    setState({ is: 'loading', version });
    keepVersion(baseUrl, version).then(
      () => {
        setKept(version);
        setState({ is: 'kept', version });
      },
      () => {
        setState({ is: 'failed', version });
      },
    );
  };
  const stop = (): void => {
    stopKeeping(baseUrl).then(
      () => {
        setKept(undefined);
        setState({ is: 'stopped' });
      },
      () => {
        setState({ is: 'not stopped' });
      },
    );
  };
  return { state, kept, list, keep, stop };
}
