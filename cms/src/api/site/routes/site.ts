import { siteGroup } from '../../../contract/calls/site';
import { routesOf } from '../../../contract/routes-of';

export default routesOf(siteGroup);
