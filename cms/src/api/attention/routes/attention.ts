import { attentionGroup } from '../../../contract/attention-group';
import { routesOf } from '../../../contract/routes-of';

export default routesOf(attentionGroup);
