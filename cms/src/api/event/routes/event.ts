import { eventGroup } from '../../../contract/calls/events';
import { routesOf } from '../../../contract/routes-of';

export default routesOf(eventGroup);
