import { historyGroup } from '../../../contract/calls/history';
import { routesOf } from '../../../contract/routes-of';

export default routesOf(historyGroup);
