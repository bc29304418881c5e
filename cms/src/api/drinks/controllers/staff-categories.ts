import { foodCategoryController } from '../../../controllers/food-controllers';

export default foodCategoryController('api::drinks.staff-categories');
