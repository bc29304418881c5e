import { contactGroup } from '../../../contract/contact-group';
import { routesOf } from '../../../contract/routes-of';

export default routesOf(contactGroup);
