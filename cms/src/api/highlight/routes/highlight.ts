import { highlightGroup } from '../../../contract/calls/highlights';
import { routesOf } from '../../../contract/routes-of';

export default routesOf(highlightGroup);
