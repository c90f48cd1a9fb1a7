import ipaddr from 'ipaddr.js'

/** The range assigned to the public IPv6 internet; addresses outside it are local, tunnels or unassigned. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * True for an address on the public internet. Private, loopback, link-local, carrier-grade NAT, unique-local,
 * multicast, documentation and tunnel ranges are not; an IPv4 address inside an IPv6 one counts as itself.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  if (parsed.range() !== 'unicast') return false
  return parsed.kind() === 'ipv4' || parsed.match(globalUnicast)
}
