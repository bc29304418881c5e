import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

/** A file dropped on the zone, or pasted. A drop elsewhere is ignored, or the browser would open the file. */
export function useDroppedFile(onFile: (file: File) => void): {
  zone: RefObject<HTMLDivElement | null>;
  isOver: boolean;
} {
  const zone = useRef<HTMLDivElement>(null);
  const [isOver, setIsOver] = useState(false);
  const take = useEffectEvent(onFile);

  useEffect(() => {
    const isInZone = (event: Event) =>
      event.target instanceof Node && zone.current?.contains(event.target) === true;

    const onDrag = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      const isHere = isInZone(event);
      // Another field on the screen may have claimed it.
      if (event.defaultPrevented && !isHere) return setIsOver(false);
      event.preventDefault();
      event.dataTransfer.dropEffect = isHere ? 'copy' : 'none';
      setIsOver(isHere && event.type !== 'drop');
      const [file] = event.dataTransfer.files;
      if (isHere && event.type === 'drop' && file) take(file);
    };
    const onLeave = (event: DragEvent) => {
      if (event.relatedTarget === null || !zone.current?.contains(event.relatedTarget as Node))
        setIsOver(false);
    };
    const onPaste = (event: ClipboardEvent) => {
      const isMeant = isInZone(event) || event.target === document.body;
      const file = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'));
      if (event.defaultPrevented || !isMeant || !file) return;
      event.preventDefault();
      take(file);
    };

    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener('dragover', onDrag, { signal });
    document.addEventListener('drop', onDrag, { signal });
    document.addEventListener('dragleave', onLeave, { signal });
    document.addEventListener('paste', onPaste, { signal });
    return () => stop.abort();
  }, []);

  return { zone, isOver };
}
