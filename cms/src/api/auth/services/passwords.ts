import { createPasswordComparer } from '../passwords/password-comparer';
import { service } from '../../service';

export const passwords = service(() => createPasswordComparer());
