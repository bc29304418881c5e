import proxyAddress from 'proxy-addr';
import type { Read } from './environment-groups';

/** Who is believed about the visitor's address: addresses, ranges, or names that proxy-addr knows. */
export function readTrustedProxies(read: Read, problems: string[]): string[] {
  const listed = (read('CMS_TRUSTED_PROXIES') ?? 'loopback').split(',').map((each) => each.trim());
  try {
    proxyAddress.compile(listed);
  } catch {
    problems.push(
      'CMS_TRUSTED_PROXIES must list addresses, ranges, or loopback, linklocal, uniquelocal, with commas between them',
    );
  }
  return listed;
}
