/** True for an address that only this machine can reach; plain http is safe there. */
export const isLoopback = (url: string): boolean => {
  const { hostname } = new URL(url)
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127\./.test(hostname)
  )
}
