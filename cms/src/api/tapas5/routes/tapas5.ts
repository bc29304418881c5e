import { tapas5Group } from '../../../contract/tapas5-group';
import { routesOf } from '../../../contract/routes-of';

export default routesOf(tapas5Group);
