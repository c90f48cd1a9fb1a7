/** Stripe's rule for a change: an empty value removes its key, and other keys stay. */
export function mergeMetadata(
  stored: Record<string, string> | null,
  changes: Record<string, string> | undefined,
): Record<string, string> {
  const merged = { ...stored, ...changes }
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ''))
}
