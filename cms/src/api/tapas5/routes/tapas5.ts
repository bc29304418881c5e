import { tapas5Group } from '../../../contract/calls/special';
import { routesOf } from '../../../contract/routes-of';

export default routesOf(tapas5Group);
