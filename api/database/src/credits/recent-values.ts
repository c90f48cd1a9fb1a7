/**
 * The latest values of up to `size` keys, in this process's memory; discards the key that was set longest ago first.
 */
export function createRecentValues<Value>(size: number) {
  const values = new Map<string, Value>()
  return {
    get: (key: string): Value | undefined => values.get(key),
    set(key: string, value: Value): void {
      values.delete(key)
      values.set(key, value)
      if (values.size <= size) return
      const [oldest] = values.keys()
      if (oldest !== undefined) values.delete(oldest)
    },
    delete: (key: string): boolean => values.delete(key),
  }
}
