import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { animationMinWidth } from '#domain/publishing/alignment.ts';
import { NetworkStill } from './network-still.tsx';
import { type NetworkClock, runNetwork } from './run-network.ts';

export type NetworkCanvasProps = { words: { readonly pause: string; readonly play: string } };

const mayMove = `(min-width: ${animationMinWidth}px) and (prefers-reduced-motion: no-preference)`;

/** Moves in wide windows while visible (GENESIS-2); visitors can pause it, because it lasts longer than 5 s (A11Y-11). */
export default function NetworkCanvas({ words }: NetworkCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const clock = useRef<NetworkClock>({ seconds: 0 });
  const [paused, setPaused] = useState(false);
  const movable = useSyncExternalStore(
    onChange,
    () => matchMedia(mayMove).matches,
    () => false,
  );
  useEffect(() => {
    if (movable && !paused && canvas.current) return runNetwork(canvas.current, clock.current);
  }, [movable, paused]);
  return (
    <>
      <div className={movable ? 'net net-runs' : 'net'} aria-hidden="true">
        <NetworkStill />
        <canvas ref={canvas} />
      </div>
      {movable && (
        <div className="wrap net-control">
          <button type="button" className="iconbtn" onClick={() => setPaused(!paused)}>
            <Icon name={paused ? 'play' : 'pause'} />
            <span className="sr">{paused ? words.play : words.pause}</span>
          </button>
        </div>
      )}
    </>
  );
}

function onChange(notify: () => void): () => void {
  const query = matchMedia(mayMove);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}
