/** Who wants to hear of what, by topic. A topic without listeners costs nothing. */
export function createListeners() {
  const byTopic = new Map<string, Set<() => void>>()
  return {
    on(topic: string, listener: () => void): () => void {
      const known = byTopic.get(topic) ?? new Set()
      byTopic.set(topic, known.add(listener))
      return () => {
        known.delete(listener)
        if (known.size === 0 && byTopic.get(topic) === known) byTopic.delete(topic)
      }
    },
    tell(topic: string): void {
      for (const listener of [...(byTopic.get(topic) ?? [])]) listener()
    },
    clear: () => byTopic.clear(),
  }
}

export type Listeners = ReturnType<typeof createListeners>
