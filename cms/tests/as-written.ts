import { expect } from 'vitest';
import { z } from 'zod';
import { ALL_CALLS } from '../src/contract/all-calls';
import type { Call } from '../src/contract/call';
import { responsesOf, type CallResponse } from '../src/contract/openapi/responses';
import type { Reply } from './running-cms';

/**
 * Checks an answer against the contract: the call lists its status, its headers are present, and its body
 * matches field by field. The path may carry a query.
 */
export function expectAsWritten(method: string, path: string, reply: Reply): void {
  const what = `${method} ${path} ${reply.status}`;
  const responses = writtenResponses(writtenCall(method, path));
  const response = responses.find(({ status }) => status === reply.status);
  if (!response) {
    const listed = responses.map(({ status }) => status).join(', ');
    throw new Error(`${what} is not in the contract, which lists ${listed}. The answer: ${reply.text}`);
  }
  expectHeaders(what, response, reply);
  expectBody(what, response, reply);
}

const written = new Map<Call, CallResponse[]>();

/** Kept for each call: new schemas would have to be compiled again. */
function writtenResponses(call: Call): CallResponse[] {
  const responses = written.get(call) ?? responsesOf(call, ALL_CALLS);
  written.set(call, responses);
  return responses;
}

/** The contract's call for this method and path: the first match, as in the router. */
export function writtenCall(method: string, path: string): Call {
  const parts = (path.split('?', 1)[0] ?? '').replace(/^\/api/, '').split('/');
  const fits = (call: Call) => {
    const own = call.path.split('/');
    return own.length === parts.length && own.every((part, at) => part.startsWith(':') || part === parts[at]);
  };
  const call = ALL_CALLS.find((each) => each.method === method && fits(each));
  if (!call) throw new Error(`${method} ${path} is not a call of the contract`);
  return call;
}

function expectHeaders(what: string, { body, headers, status }: CallResponse, reply: Reply): void {
  const patterns = { ETag: /^"[\w-]+"$/, 'Retry-After': /^[1-9]\d*$/ };
  for (const name of headers) expect(reply.headers.get(name), `${what}: ${name}`).toMatch(patterns[name]);
  if (body) expect(reply.headers.get('content-type'), what).toBe('application/json; charset=utf-8');
  if (status >= 400) expect(reply.body, what).toMatchObject({ status });
}

function expectBody(what: string, { body }: CallResponse, reply: Reply): void {
  if (!body) return expect(reply.text, what).toBe('');
  const { success, error } = body.safeParse(reply.body);
  if (!success)
    throw new Error(
      `${what} is not as the contract says:\n${z.prettifyError(error)}\nThe answer: ${reply.text}`,
    );
}
