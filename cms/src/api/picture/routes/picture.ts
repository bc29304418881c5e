import { uploadGroup } from '../../../contract/upload-group';
import { routesOf } from '../../../contract/routes-of';

export default routesOf(uploadGroup);
