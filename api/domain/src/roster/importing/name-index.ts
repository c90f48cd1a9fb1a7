/** More candidates wouldn't help the teacher to decide. */
const mostCandidates = 50

/** Finds people by the keys of their names (`nameKeys`), without comparing every pair. */
export class NameIndex<Id extends string | number> {
  readonly #ids = new Map<string, Id[]>()

  add(keys: Iterable<string>, id: Id): void {
    for (const key of new Set(keys)) {
      const ids = this.#ids.get(key)
      if (ids) ids.push(id)
      else this.#ids.set(key, [id])
    }
  }

  has(key: string): boolean {
    return this.#ids.has(key)
  }

  /** The first 50 entries that share a key, in order of insertion. */
  find(keys: readonly string[]): Id[] {
    const matches = new Set<Id>()
    for (const key of keys) {
      for (const id of this.#ids.get(key) ?? []) {
        if (matches.size >= mostCandidates) break
        matches.add(id)
      }
    }
    return [...matches]
  }
}
