import { useEffect, useRef, useState } from 'react';

/** Tells that a picture did not load, also when that happened before React ran. */
export function useLoadFailure(src: string) {
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState<string>();
  const onError = () => setFailed(src);

  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(src);
  }, [src]);

  return { image, hasFailed: failed === src, onError };
}
