import { useEffect, useRef, useState } from 'react';
import { isApiError } from '../../../api/errors';
import { uploadPicture, type UploadedPicture } from '../../../api/staff/staff-uploads';
import { describeFailure } from '../shell/describe-failure';
import { PictureProblem } from './scale-picture';

export type UploadState =
  | { status: 'idle' }
  | { status: 'preparing' }
  /** `share`: how much has been sent, 0 to 1. */
  | { status: 'sending'; share: number }
  /** Everything has been sent; the server encodes pictures one at a time. */
  | { status: 'storing' }
  | { status: 'failed'; title: string; text: string };

type Prepare = () => Promise<{ blob: Blob; fileName: string }>;

const IDLE: UploadState = { status: 'idle' };

export function usePictureUpload(onStored: (picture: UploadedPicture) => void) {
  const [state, setState] = useState<UploadState>(IDLE);
  const running = useRef<AbortController | null>(null);
  useEffect(
    () => () => {
      running.current?.abort();
      running.current = null;
    },
    [],
  );

  async function run(prepare: Prepare, alt: string): Promise<void> {
    if (running.current) return;
    const own = new AbortController();
    running.current = own;
    const show = (next: UploadState) => {
      if (running.current === own) setState(next);
    };
    show({ status: 'preparing' });
    try {
      const { blob, fileName } = await prepare();
      if (own.signal.aborted) return;
      show({ status: 'sending', share: 0 });
      const picture = await uploadPicture({
        file: blob,
        fileName,
        alt,
        signal: own.signal,
        onProgress: (share) => show(share < 1 ? { status: 'sending', share } : { status: 'storing' }),
      });
      show(IDLE);
      if (running.current === own) onStored(picture);
    } catch (error) {
      show(own.signal.aborted ? IDLE : { status: 'failed', ...failureWords(error) });
    } finally {
      if (running.current === own) running.current = null;
    }
  }

  return {
    state,
    isBusy: state.status === 'preparing' || state.status === 'sending' || state.status === 'storing',
    start: (prepare: Prepare, alt: string) => void run(prepare, alt),
    cancel: () => {
      running.current?.abort();
      running.current = null;
      setState(IDLE);
    },
  };
}

function failureWords(error: unknown): { title: string; text: string } {
  if (error instanceof PictureProblem) {
    return { title: 'The photo can’t be sent', text: error.message };
  }
  const { title, text } = describeFailure(error, 'The photo', 'could not be sent');
  // The server's message about a picture is more precise, such as how many megapixels it has.
  const said = isApiError(error, 'refused') && error.answer?.complaint.message;
  return { title, text: said || text };
}
