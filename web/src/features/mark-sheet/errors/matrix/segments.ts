/** A part of a list: a rendered item by its index, or the number of items that aren't rendered. */
export type Segment = { index: number } | { gap: number }

/**
 * A list of `count` items of which only those from `first` to before `end` and `kept` are rendered. The gaps stand for
 * the others.
 */
export function segmentsOf(count: number, first: number, end: number, kept: number): Segment[] {
  const segments: Segment[] = []
  let gap = 0
  for (let index = 0; index < count; index += 1) {
    if (index !== kept && (index < first || index >= end)) gap += 1
    else {
      if (gap > 0) segments.push({ gap })
      gap = 0
      segments.push({ index })
    }
  }
  return gap > 0 ? [...segments, { gap }] : segments
}
