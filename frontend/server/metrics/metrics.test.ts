import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { startHost } from '../testing/running-host';
import { freePort, send } from '../testing/http';
import { routeOf } from './route-of';

test('every answer, even a kept one, is counted on the private port, and the public port does not show the counts', async () => {
  const port = await freePort();
  const host = await startHost({ variables: { METRICS_PORT: String(port) } });
  for (let visit = 0; visit < 3; visit += 1) await host.send('/menu');
  await host.send('/api/site?who=marker');
  await host.send('/marker-page');
  await host.send('/api/admin/marker', { headers: { authorization: 'Bearer marker' } });

  const { text } = await send(`http://127.0.0.1:${port}`, '/metrics');
  const valueOf = (series: string) =>
    text
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.split(' ')[1];
  expect(valueOf('http_requests_total{method="GET",route="/menu",status="200"}')).toBe('3');
  expect(valueOf('http_kept_answers_total{route="/menu"}')).toBe('2');
  expect(valueOf('http_request_duration_seconds_count{route="/menu"}')).toBe('1');
  expect(valueOf('http_requests_total{method="GET",route="/api/site",status="200"}')).toBe('1');
  expect(valueOf('cms_up')).toBe('1');
  expect(valueOf('content_stale_reads')).toBe('0');
  expect(Number(valueOf('content_age_seconds{read="/api/site"}'))).toBeLessThan(10);
  expect(Number(valueOf('kept_answers'))).toBeGreaterThan(0);
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
  expect(text).not.toContain('marker');
  expect((await host.send('/metrics')).text).not.toContain('http_requests_total');
});

test('a metrics port that is in use is reported as a wrong setting', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  await expect(startHost({ variables: { METRICS_PORT: String(port) } })).rejects.toThrow(
    `METRICS_PORT ${port} on METRICS_HOST 127.0.0.1 is not free`,
  );
  taken.close();
});

test.each([
  ['/*', '/menu?q=1', '/menu'],
  ['/*', '/wp-login.php', '/*'],
  ['/api/*', '/api/menu/full', '/api/menu/full'],
  ['/api/*', '/api/admin/menu/x1', '/api/admin/*'],
  ['/api/*', '/api/anything', '/api/*'],
  ['/img/*', '/img/anything', '/img/*'],
  ['/assets/menu-page-CbEIpG.js', '/assets/menu-page-CbEIpG.js', '/assets/*'],
  ['/pictures/og/menu.jpg', '/pictures/og/menu.jpg', '/pictures/*'],
  ['/events/:id.ics', '/events/7.ics', '/events/:id.ics'],
  [undefined, '/anything', 'none'],
])('%s for %s is counted as %s', (pattern, url, route) =>
  expect(routeOf(pattern, url, new Set(['/', '/menu']))).toBe(route),
);
