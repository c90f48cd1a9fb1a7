/** Edits of one part by one person within this time of the first are one version. */
const oneVersionMs = 5 * 60_000

/** The newest version of a document. */
export interface VersionHead<Change> {
  number: number
  change: Change
  /** The person who made it. */
  by: string
  startedAt: Date
  at: Date
}

/** Which changes continue the version of an earlier one of the same kind. */
export interface VersionRule<Change extends { kind: string }> {
  kinds: readonly Change['kind'][]
  /** What must be the same in both. */
  partOf: (change: Change) => string | null
}

/** The newest version after a change: the current one, continued, or the next. */
export function headAfter<Change extends { kind: string }>(
  current: VersionHead<Change>,
  { change, by }: Pick<VersionHead<Change>, 'change' | 'by'>,
  at: Date,
  { kinds, partOf }: VersionRule<Change>,
): VersionHead<Change> {
  const isContinued =
    kinds.includes(change.kind) &&
    current.change.kind === change.kind &&
    partOf(current.change) === partOf(change) &&
    current.by === by &&
    at.getTime() - current.startedAt.getTime() < oneVersionMs
  if (isContinued) return { ...current, at }
  return { number: current.number + 1, change, by, startedAt: at, at }
}
