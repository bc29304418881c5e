import { expect, it } from 'vitest';
import { parseBootData, serializeBootData } from './boot-data';

it('survives a round trip, whatever the content contains', () => {
  const boot = {
    now: '2026-11-21T00:00:00.000Z',
    origin: 'https://casa.example',
    form: {
      outcome: { status: 'success' as const, text: 'Sent </script>' },
      values: { name: '</script>', email: '', phone: '', subject: '', message: '🦐\n\u2028' },
    },
    answers: { '/api/x': { name: '</script><!-- \u2028 \u2029 ñ 🦐' } },
  };
  const json = serializeBootData(boot);
  expect(json).not.toMatch(/[<\u2028\u2029]/);
  expect(parseBootData(json)).toEqual(boot);
});
