import { menuGroup } from '../../../contract/calls/menu-and-drinks';
import { routesOf } from '../../../contract/routes-of';

export default routesOf(menuGroup);
