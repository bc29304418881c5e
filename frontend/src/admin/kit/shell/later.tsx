import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { notifyFailure } from './notify';
import { onceSettled } from './once-settled';

interface Opening {
  /** If left out, the part shows at once. */
  opened?: boolean;
  onClose?: () => void;
  /** Shown in place of the part until it has loaded. */
  instead?: ReactNode;
}

const RETRY_MS = 10_000;

const NOT_LOADED = {
  title: 'A part of this screen could not be loaded',
  text: 'Check the Wi-Fi or the signal, then try again. If that doesn’t help, load the page again.',
  canRetry: false,
};

/**
 * A part of a screen in its own chunk, fetched while the screen is idle, or at the latest when it opens. If that fails,
 * a notice says so and `onClose` is called, so that the next press tries again. What stays open is retried
 * automatically.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isFetchedAhead = true } = {},
) {
  let Part: ComponentType<Props> | null = null;
  let isPlanned = !isFetchedAhead;

  const fetchPart = async () => {
    Part ??= await load();
  };

  function planFetch(): void {
    if (isPlanned) return;
    isPlanned = true;
    onceSettled(() => {
      // It is retried when it opens.
      fetchPart().catch(() => undefined);
    });
  }

  return function Later({ instead, ...rest }: Props & Opening) {
    const props = rest as unknown as Props & Opening;
    const { opened } = props;
    // Mounted closed first: when it opens, the library remembers where to return focus.
    const [stage, setStage] = useState<'absent' | 'there' | 'ready'>('absent');
    const [tries, setTries] = useState(0);
    const holder = useRef<HTMLDivElement>(null);
    const giveUp = useEffectEvent(() => {
      notifyFailure(NOT_LOADED);
      props.onClose?.();
    });
    useEffect(planFetch, []);
    useEffect(() => {
      if (opened === false || stage !== 'absent') return undefined;
      const end = new AbortController();
      let timer = 0;
      const show = () => {
        if (end.signal.aborted) return;
        // Not while somebody is using the placeholder.
        if (holder.current?.contains(document.activeElement)) {
          holder.current.addEventListener('focusout', () => setTimeout(show), { once: true });
        } else setStage('there');
      };
      const begin = () => {
        if (end.signal.aborted) return;
        fetchPart().then(show, () => {
          if (end.signal.aborted) return;
          timer = window.setTimeout(() => setTries(tries + 1), RETRY_MS);
          giveUp();
        });
      };
      if (opened || Part !== null || tries > 0) begin();
      else onceSettled(begin);
      return () => {
        end.abort();
        clearTimeout(timer);
      };
    }, [opened, stage, tries]);
    useEffect(() => {
      if (stage === 'there') setStage('ready');
    }, [stage]);
    if (stage === 'absent' || Part === null) {
      return (
        instead && (
          <div ref={holder} style={{ display: 'contents' }}>
            {instead}
          </div>
        )
      );
    }
    return <Part {...props} {...(opened !== undefined && { opened: opened && stage === 'ready' })} />;
  };
}
