import { attentionGroup } from '../../../contract/calls/attention';
import { routesOf } from '../../../contract/routes-of';

export default routesOf(attentionGroup);
