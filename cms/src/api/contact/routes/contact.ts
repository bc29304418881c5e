import { contactGroup } from '../../../contract/calls/contact';
import { routesOf } from '../../../contract/routes-of';

export default routesOf(contactGroup);
