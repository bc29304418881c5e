import { createPasswordComparer } from '../../../passwords/password-comparer';

export default () => createPasswordComparer();
