/** Listeners by topic. A topic without listeners costs nothing. */
export function createListeners() {
  const byTopic = new Map<string, Set<() => void>>()
  return {
    on(topic: string, listener: () => void): () => void {
      const set = byTopic.get(topic) ?? new Set()
      byTopic.set(topic, set.add(listener))
      return () => {
        set.delete(listener)
        if (set.size === 0 && byTopic.get(topic) === set) byTopic.delete(topic)
      }
    },
    has: (topic: string): boolean => byTopic.has(topic),
    tell(topic: string): void {
      for (const listener of [...(byTopic.get(topic) ?? [])]) listener()
    },
    clear: () => byTopic.clear(),
  }
}
