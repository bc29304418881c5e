import { drinksGroup } from '../../../contract/food-groups';
import { routesOf } from '../../../contract/routes-of';

export default routesOf(drinksGroup);
