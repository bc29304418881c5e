import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { isApiError } from '../../api/errors';
import { photosCollection, type Replaced, replacePhoto, type StaffPhoto } from '../../api/staff/staff-photos';
import { useListCache } from '../kit/lists/use-list-cache';
import { describeChangeFailure } from '../kit/shell/describe-failure';
import { notifyDone, notifyFailure } from '../kit/shell/notify';
import { FOCUS_TITLE } from '../kit/shell/title-focus';
import { placesWords } from './photo-view';

/** After a photo has been replaced: shows the new one, and offers to undo it. */
export function useReplacement(id: string) {
  const navigate = useNavigate();
  const shown = useRef<string | null>(id);
  const { mutate } = useSWRConfig();
  const { refetch } = useListCache(photosCollection.key);

  useEffect(() => {
    shown.current = id;
    return () => void (shown.current = null);
  }, [id]);

  /** Goes from one photo’s screen to another’s, unless staff have gone elsewhere. */
  const open = async (from: string, to: string): Promise<void> => {
    await refetch();
    // Any list may show the photo.
    void mutate((key) => key !== photosCollection.key);
    if (shown.current === from) void navigate(`/admin/photos/${to}`, { replace: true, state: FOCUS_TITLE });
  };

  const undo = async (old: string, { picture, places }: Replaced, isAgain = false): Promise<void> => {
    try {
      const back = await replacePhoto(picture.id, old, places);
      await open(picture.id, old);
      const missing = places.length - back.places.length;
      const rest = missing === 0 ? '' : `, but not in ${missing} of them, which someone has changed since`;
      notifyDone(`The earlier photo is back in ${placesWords(places)}${rest}`);
    } catch (error) {
      if (await shownAlready(old, error, isAgain)) {
        await open(picture.id, old);
        return notifyDone(`The earlier photo is back in ${placesWords(places)}`);
      }
      const failure = describeChangeFailure(error, 'The earlier photo', 'was not brought back');
      notifyFailure(failure, () => void undo(old, { picture, places }, true));
    }
  };

  const finish = async (old: string, replaced: Replaced): Promise<void> => {
    await open(old, replaced.picture.id);
    notifyDone(`The new photo shows in ${placesWords(replaced.places)}`, {
      undo: () => void undo(old, replaced),
    });
  };

  /** Shows a photo that has just been uploaded in all places of an older one. */
  const replace = async (old: string, by: string, isAgain = false): Promise<void> => {
    try {
      await finish(old, await replacePhoto(old, by));
    } catch (error) {
      const lost = await shownAlready(by, error, isAgain);
      if (lost) return finish(old, { picture: lost, places: lost.uses });
      const failure = describeChangeFailure(error, 'The photo', 'was not replaced');
      notifyFailure(failure, () => void replace(old, by, true));
      void refetch();
    }
  };

  return { replace, finish };
}

/** The photo, if a second attempt failed only because the first one’s answer was lost. */
async function shownAlready(id: string, error: unknown, isAgain: boolean): Promise<StaffPhoto | null> {
  if (!isAgain || !isApiError(error, 'conflict')) return null;
  const photo = await photosCollection.find(id).catch(() => null);
  return photo && photo.uses.length > 0 ? photo : null;
}
