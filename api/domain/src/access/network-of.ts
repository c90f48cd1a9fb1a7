/** The caller's network: a whole IPv4 address, or the /64 prefix that a provider assigns to an IPv6 household. */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(ip)?.[1]
  if (mapped) return mapped
  if (!ip.includes(':')) return ip
  const [start = '', end = ''] = ip.split('::').map((half) => half.split(':').filter(Boolean).join(':'))
  const groups = (text: string) => (text === '' ? [] : text.split(':'))
  const missing = 8 - groups(start).length - groups(end).length
  const all = [...groups(start), ...Array.from({ length: missing }, () => '0'), ...groups(end)]
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
