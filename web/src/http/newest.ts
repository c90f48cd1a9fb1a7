interface Numbered {
  id: string
  /** Grows with every change. */
  seq: number
}

/** What was read, unless a later state is already shown: an event can overtake a response. */
export const newest = <T extends Numbered>(read: T, shown: readonly T[] | undefined): T => {
  const current = shown?.find(({ id }) => id === read.id)
  return current && current.seq > read.seq ? current : read
}
