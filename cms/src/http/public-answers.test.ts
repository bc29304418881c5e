import { describe, expect, it, vi } from 'vitest';
import { createPublicAnswers, type Answer } from './public-answers';

const answer = (text: string, goodUntil: number | null = null): Answer => ({
  body: Buffer.from(text),
  etag: `"${text}"`,
  headers: {},
  goodUntil,
});
const making = (text: string, goodUntil?: number) => vi.fn(async () => answer(text, goodUntil));
const never = vi.fn(async (): Promise<Answer> => {
  throw new Error('must not be made');
});

describe('createPublicAnswers', () => {
  it('makes an answer once for a version', async () => {
    const answers = createPublicAnswers();
    await answers.get('/menu', 'v1', making('one'));
    expect((await answers.get('/menu', 'v1', never))?.etag).toBe('"one"');
  });

  it('makes it again for another version or another key', async () => {
    const answers = createPublicAnswers();
    await answers.get('/menu', 'v1', making('one'));
    expect((await answers.get('/menu', 'v2', making('two')))?.etag).toBe('"two"');
    expect((await answers.get('/site', 'v2', making('three')))?.etag).toBe('"three"');
  });

  it('does not serve a slow answer of an old version as the new one', async () => {
    const answers = createPublicAnswers();
    let finish = (_: Answer) => {};
    const slow = answers.get('/menu', 'v1', () => new Promise((resolve) => (finish = resolve)));
    await answers.get('/menu', 'v2', making('new'));
    finish(answer('old'));
    expect((await slow)?.etag).toBe('"old"');
    expect((await answers.get('/menu', 'v2', never))?.etag).toBe('"new"');
  });

  it('gives all waiting requests the same answer, and keeps no refusal or failure', async () => {
    const answers = createPublicAnswers();
    const make = making('one');
    await Promise.all([answers.get('/menu', 'v1', make), answers.get('/menu', 'v1', make)]);
    expect(make).toHaveBeenCalledTimes(1);
    expect(await answers.get('/offers', 'v1', async () => null)).toBeNull();
    await expect(answers.get('/offers', 'v1', never)).rejects.toThrow();
    expect((await answers.get('/offers', 'v1', making('now')))?.etag).toBe('"now"');
  });

  it('makes it again after a minute, whatever the version, and after the clock was set back', async () => {
    let time = 0;
    const answers = createPublicAnswers(() => time);
    await answers.get('/menu', 'v1', making('one'));
    time = 59_999;
    expect((await answers.get('/menu', 'v1', never))?.etag).toBe('"one"');
    time = 60_000;
    expect((await answers.get('/menu', 'v1', making('two')))?.etag).toBe('"two"');
    time = 0;
    expect((await answers.get('/menu', 'v1', making('three')))?.etag).toBe('"three"');
  });

  it('makes it again once it is outdated', async () => {
    let time = 0;
    const answers = createPublicAnswers(() => time);
    await answers.get('/events', 'v1', making('one', 1_500));
    time = 1_499;
    expect((await answers.get('/events', 'v1', never))?.etag).toBe('"one"');
    time = 1_500;
    expect((await answers.get('/events', 'v1', making('two', 9_000)))?.etag).toBe('"two"');
  });

  it('holds no more than 500 answers, however many URLs are requested', async () => {
    const answers = createPublicAnswers();
    for (let index = 0; index < 501; index += 1) await answers.get(`/offers ${index}`, 'v1', making('x'));
    const again = making('again');
    await answers.get('/offers 0', 'v1', again);
    expect(again).toHaveBeenCalledTimes(1);
    expect((await answers.get('/offers 500', 'v1', never))?.etag).toBe('"x"');
  });
});
