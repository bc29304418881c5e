import { foodCategoryController } from '../../../http/food-controllers';

export default foodCategoryController('api::drinks.staff-categories');
