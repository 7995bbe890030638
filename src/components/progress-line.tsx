import { useNavigation } from 'react-router';
import { frameNames } from '../content/navigation.ts';

/** Shows, when a page takes its time, that it is on its way; the old one stays until it is there. */
export function ProgressLine() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <div
      aria-label={frameNames.loading}
      className="progress-line fixed inset-x-0 top-0 z-20 h-1 bg-sun"
      role="progressbar"
    />
  );
}
