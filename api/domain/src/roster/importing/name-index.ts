/** More candidates are no help for deciding. */
const mostCandidates = 50

/** Who has a name, by its keys (`nameKeys`), without comparing everybody with everybody. */
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

  /** Those who share a key, in the order they came, the first 50. */
  find(keys: readonly string[]): Id[] {
    const found = new Set<Id>()
    for (const key of keys) {
      for (const id of this.#ids.get(key) ?? []) {
        if (found.size >= mostCandidates) break
        found.add(id)
      }
    }
    return [...found]
  }
}
