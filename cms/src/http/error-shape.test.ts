import { errors } from '@strapi/utils';
import { describe, expect, it } from 'vitest';
import { UnavailableError } from '../failures/failures';
import { statusOf, errorBody, isApiPath } from './error-shape';

describe('isApiPath', () => {
  it.each([
    ['/api', true],
    ['/api/site', true],
    ['/API/site', true],
    ['/apiary', false],
    ['/uploads/api/x.jpg', false],
    ['/admin', false],
  ])('%s: %s', (path, expected) => expect(isApiPath(path)).toBe(expected));
});

describe('statusOf', () => {
  it.each([
    ['a validation', new errors.ValidationError('no'), 400],
    ['a validation by Yup', new errors.YupValidationError({ inner: [], message: 'no' } as never), 400],
    ['any other refusal', new errors.ApplicationError('no'), 400],
    ['something not implemented', new errors.NotImplementedError('no'), 500],
    ['an unknown error class', new (class extends errors.ApplicationError {})('no'), 500],
    ['a missing sign-in', new errors.UnauthorizedError('no'), 401],
    ['a call that the role may not make', new errors.ForbiddenError('no'), 403],
    ['a policy', new errors.PolicyError('no'), 403],
    ['nothing there', new errors.NotFoundError('no'), 404],
    ['too large a body', new errors.PayloadTooLargeError('no'), 413],
    ['too many requests', new errors.RateLimitError('no'), 429],
    ['a status of its own', Object.assign(new Error('no'), { status: 415 }), 415],
    ['an unknown status', Object.assign(new Error('no'), { status: 299 }), 500],
    ['a database that is gone', new UnavailableError('no'), 503],
    ['a bug', new TypeError('x is not a function'), 500],
    ['a value that is not an error', 'text', 500],
  ])('%s', (_what, error, status) => expect(statusOf(error)).toBe(status));
});

describe('errorBody', () => {
  it('repeats the messages of a validation, field by field', () => {
    const error = new errors.ValidationError('Name is required.', {
      errors: [
        {
          path: ['hours', 0, 'opens'],
          message: 'Name is required.',
          name: 'ValidationError',
          value: 'secret',
        },
      ],
    });
    expect(errorBody(400, error)).toEqual({
      status: 400,
      error: 'ValidationError',
      message: 'Name is required.',
      details: [{ path: 'hours.0.opens', message: 'Name is required.' }],
    });
  });

  it.each([
    new errors.ApplicationError('the cause', { errors: [{ path: ['a'], message: 'the cause' }] }),
    new errors.ForbiddenError('the cause'),
    new errors.NotFoundError('the cause'),
    new UnavailableError('the cause'),
  ])('does not repeat what %s says', (error) => {
    const body = errorBody(statusOf(error), error);
    expect(Object.keys(body)).toEqual(['status', 'error', 'message']);
    expect(body.message).not.toContain('the cause');
  });

  it.each([400, 401, 403, 404, 405, 409, 412, 413, 415, 429, 500, 503])(
    'has its own message for %i',
    (status) => {
      const body = errorBody(status, new Error('SELECT password FROM users'));
      expect(body).toEqual({
        status,
        error: expect.stringMatching(/Error$/),
        message: expect.stringMatching(/\.$/),
      });
      expect(JSON.stringify(body)).not.toContain('SELECT');
    },
  );
});
