import type { ApiCall } from '../client';
import { staffCall } from './staff-call';

/** The body of a call's answer, which the contract says is of this type. */
export async function staffBody<Body = unknown>(call: ApiCall): Promise<Body> {
  return (await staffCall(call)).body as Body;
}
