import { foodCategoryController } from '../../../http/food-controllers';

export default foodCategoryController('api::menu.staff-categories');
