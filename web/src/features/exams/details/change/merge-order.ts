import { isSame } from '../../../../drafts/field-edits.ts'

/** The ids of one list in three versions. */
interface ListVersions {
  base: readonly string[]
  mine: readonly string[]
  theirs: readonly string[]
}

const onlyOf = (ids: readonly string[], others: readonly string[]) => ids.filter((id) => others.includes(id))

/** Inserts the missing `members` into `ordered`, each after the one that precedes it in `source`. */
function withMissing(ordered: readonly string[], source: readonly string[], members: ReadonlySet<string>) {
  const all = [...ordered]
  let previous: string | null = null
  for (const id of source) {
    if (!members.has(id)) continue
    if (!all.includes(id)) all.splice(previous === null ? 0 : all.indexOf(previous) + 1, 0, id)
    previous = id
  }
  return all
}

/** Orders the members of a merged list: as I ordered them if I moved one, otherwise as the colleague did. */
export function mergeOrder({ base, mine, theirs }: ListVersions, members: ReadonlySet<string>): string[] {
  const isMoved = !isSame(onlyOf(base, mine), onlyOf(mine, base))
  const [first, second] = isMoved ? [mine, theirs] : [theirs, mine]
  return withMissing(
    first.filter((id) => members.has(id)),
    second,
    members,
  )
}
