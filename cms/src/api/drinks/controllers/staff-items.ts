import { drinkBody } from '../../../contract/food-calls';
import { foodItemController } from '../../../http/food-controllers';

export default foodItemController('api::drinks.staff-items', 'drink', drinkBody);
