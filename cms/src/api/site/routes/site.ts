import { siteGroup } from '../../../contract/site-group';
import { routesOf } from '../../../contract/routes-of';

export default routesOf(siteGroup);
