import { eventGroup } from '../../../contract/event-group';
import { routesOf } from '../../../contract/routes-of';

export default routesOf(eventGroup);
