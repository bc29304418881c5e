import { authGroup } from '../../../contract/auth-group';
import { routesOf } from '../../../contract/routes-of';

export default routesOf(authGroup);
