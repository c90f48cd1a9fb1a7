/** Whether two values made of objects, lists and simple values are the same, whatever the order of the keys. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === null || other === null || typeof one !== 'object' || typeof other !== 'object')
    return one === other
  const [first, second] = [Object.entries(one), new Map(Object.entries(other))]
  return (
    first.length === second.size &&
    first.every(([key, value]) => second.has(key) && isSame(value, second.get(key)))
  )
}
