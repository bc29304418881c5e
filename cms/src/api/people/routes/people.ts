import { peopleGroup } from '../../../contract/calls/people';
import { routesOf } from '../../../contract/routes-of';

export default routesOf(peopleGroup);
