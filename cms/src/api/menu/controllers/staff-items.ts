import { menuItemBody } from '../../../contract/food-calls';
import { foodItemController } from '../../../http/food-controllers';

export default foodItemController('api::menu.staff-items', 'dish', menuItemBody);
