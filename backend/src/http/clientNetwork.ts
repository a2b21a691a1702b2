import ipaddr from 'ipaddr.js';

/** Of the eight parts of 16 bits. */
const NETWORK_PARTS = 4;
const SITE_PARTS = 3;

/**
 * What limits count a client by: a whole IPv4 address, or the /64 of an IPv6 one, of which a single household has all
 * addresses. IPv4 written as IPv6 is IPv4. What is no address stays as it is.
 */
export function clientNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const network = new ipaddr.IPv6([...parsed.parts.slice(0, NETWORK_PARTS), 0, 0, 0, 0]);
  return `${network}/64`;
}

/** What many clients may share: the /24 of an IPv4 address, the /48 of an IPv6 one. What is no address stays as it is. */
export function clientSite(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return `${parsed.octets.slice(0, 3).join('.')}.0/24`;
  const site = new ipaddr.IPv6([...parsed.parts.slice(0, SITE_PARTS), 0, 0, 0, 0, 0]);
  return `${site}/48`;
}
