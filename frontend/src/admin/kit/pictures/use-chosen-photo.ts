import { useRef, useState } from 'react';

/** The photo chosen last, once it is known to be usable, or why it is not. An earlier one may take longer to check. */
export function useChosenPhoto() {
  const [file, setFile] = useState<File | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const last = useRef<File>(null);

  const choose = async (chosen: File): Promise<void> => {
    last.current = chosen;
    const reason = await judgedLater(chosen);
    if (last.current !== chosen) return;
    setRefusal(reason);
    if (reason === null) setFile(chosen);
  };

  return {
    file,
    refusal,
    choose: (chosen: File) => void choose(chosen),
    done: () => setFile(null),
    forgetRefusal: () => setRefusal(null),
  };
}

/** `judgeFile`, which knows many kinds of files and so loads with the first one. */
async function judgedLater(file: Blob): Promise<string | null> {
  try {
    const { judgeFile } = await import('./judge-file');
    return await judgeFile(file);
  } catch {
    return 'The photo could not be checked. Check the Wi-Fi or the signal, then choose it again.';
  }
}
