import type { FastifyInstance } from 'fastify';
import { CountByAddress, countedAddress } from './counted-address';

/** Six for each of 85 browsers behind one address, such as the restaurant's own Wi-Fi. */
const MAX_CONNECTIONS_OF_ADDRESS = 512;
const MS_BETWEEN_WARNINGS = 60_000;

/** Trusted proxies are exempt, because they carry many visitors. */
export function limitConnections(host: FastifyInstance, isProxy: (address: string) => boolean): void {
  const open = new CountByAddress();
  let warnedAt = -Infinity;
  host.server.on('connection', (socket) => {
    const { remoteAddress = '' } = socket;
    if (isProxy(remoteAddress)) return;
    if (open.of(remoteAddress) < MAX_CONNECTIONS_OF_ADDRESS) {
      open.add(remoteAddress, 1);
      socket.once('close', () => open.add(remoteAddress, -1));
      return;
    }
    socket.destroy();
    if (performance.now() - warnedAt < MS_BETWEEN_WARNINGS) return;
    warnedAt = performance.now();
    host.log.warn(
      { address: countedAddress(remoteAddress) },
      `More than ${MAX_CONNECTIONS_OF_ADDRESS} connections from one address: further ones are closed. If this is your proxy, add it to TRUSTED_PROXIES.`,
    );
  });
}
