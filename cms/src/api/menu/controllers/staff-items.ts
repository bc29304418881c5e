import { menuItemBody } from '../../../contract/food-calls';
import { foodItemController } from '../../../controllers/food-controllers';

export default foodItemController('api::menu.staff-items', 'dish', menuItemBody);
