import { offerGroup } from '../../../contract/offer-group';
import { routesOf } from '../../../contract/routes-of';

export default routesOf(offerGroup);
