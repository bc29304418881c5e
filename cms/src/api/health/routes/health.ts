import { healthGroup } from '../../../contract/calls/health';
import { routesOf } from '../../../contract/routes-of';

export default routesOf(healthGroup);
