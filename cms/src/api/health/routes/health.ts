import { healthGroup } from '../../../contract/health-group';
import { routesOf } from '../../../contract/routes-of';

export default routesOf(healthGroup);
