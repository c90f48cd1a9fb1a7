/**
 * Remembers the last value of each of the `most` keys that were seen last. For guesses that save a round trip: what
 * probably belongs to a key is read together with the key's own document, which then tells whether the guess was right.
 */
export function createLastSeen<Value>(most: number) {
  const values = new Map<string, Value>()
  return {
    guess: (key: string): Value | undefined => values.get(key),

    remember(key: string, value: Value): void {
      // A map lists its keys in the order in which they were set.
      values.delete(key)
      values.set(key, value)
      for (const oldest of values.keys()) {
        if (values.size <= most) return
        values.delete(oldest)
      }
    },
  }
}

export type LastSeen<Value> = ReturnType<typeof createLastSeen<Value>>
