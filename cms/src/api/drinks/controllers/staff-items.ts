import { drinkBody } from '../../../contract/food-calls';
import { foodItemController } from '../../../controllers/food-controllers';

export default foodItemController('api::drinks.staff-items', 'drink', drinkBody);
