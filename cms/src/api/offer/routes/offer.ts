import { offerGroup } from '../../../contract/calls/offers';
import { routesOf } from '../../../contract/routes-of';

export default routesOf(offerGroup);
