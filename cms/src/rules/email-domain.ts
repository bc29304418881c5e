const LONGEST = 253;
const BEYOND_ASCII = /^(?!\p{ASCII}*$)[\p{L}\p{M}\p{N}.-]+$/u;

/**
 * An address with its domain in ASCII, as mail servers need it: `ana@muñoz.es` becomes `ana@xn--muoz-hqa.es`. Anything
 * else stays as it is.
 */
export function withAsciiDomain(address: string): string {
  const domain = address.slice(address.lastIndexOf('@') + 1);
  if (domain.length > LONGEST || !BEYOND_ASCII.test(domain) || !URL.canParse(`http://${domain}`))
    return address;
  return address.slice(0, -domain.length) + new URL(`http://${domain}`).hostname;
}
