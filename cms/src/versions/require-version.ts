import { editedMeanwhile } from '../failures/failures';
import { allowsWrite } from './etag';

/** Throws 412 with the stored entity where `ifMatch`, the header as it came, names another version of it. */
export function requireVersion(ifMatch: string, current: { etag: string }): void {
  if (!allowsWrite(ifMatch, current.etag)) throw editedMeanwhile(current);
}
