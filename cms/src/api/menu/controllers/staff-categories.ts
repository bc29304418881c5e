import { foodCategoryController } from '../../../controllers/food-controllers';

export default foodCategoryController('api::menu.staff-categories');
