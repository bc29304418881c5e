import { uploadGroup } from '../../../contract/calls/pictures';
import { routesOf } from '../../../contract/routes-of';

export default routesOf(uploadGroup);
