import { highlightGroup } from '../../../contract/highlight-group';
import { routesOf } from '../../../contract/routes-of';

export default routesOf(highlightGroup);
