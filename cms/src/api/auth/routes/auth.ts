import { authGroup } from '../../../contract/calls/sign-in';
import { routesOf } from '../../../contract/routes-of';

export default routesOf(authGroup);
