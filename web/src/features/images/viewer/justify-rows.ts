/** The most extreme shapes that a row shows whole; others stand in a frame of the nearest shape. */
const [narrowest, widest] = [0.5, 3]

export interface RowMeasures {
  /** The width to fill, in whole pixels. */
  widthPx: number
  /** The height that rows come close to. */
  heightPx: number
  gapPx: number
}

export interface TileSize {
  widthPx: number
  heightPx: number
}

export interface JustifiedLayout {
  /** The size of each picture's frame, in the order of the pictures. */
  sizes: TileSize[]
  /** How many pictures are in full rows. More pictures after them don't move them. */
  settled: number
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** Whether a picture is so tall or so wide that its frame has another shape. */
export const isExtreme = (ratio: number): boolean => clamp(ratio, narrowest, widest) !== ratio

/**
 * Divides pictures into rows of one height that fill the width exactly, with the true aspect ratio of each picture to
 * within a pixel. A row depends only on the pictures up to the first one behind it, so rows stay where they are when
 * more pictures follow. The last row keeps the usual height if it isn't full.
 * @param ratios width divided by height
 */
export function justifyRows(
  ratios: readonly number[],
  { widthPx, heightPx, gapPx }: RowMeasures,
): JustifiedLayout {
  const shapes = ratios.map((ratio) => clamp(ratio, narrowest, widest))
  const fullHeight = (row: readonly number[]) => (widthPx - gapPx * (row.length - 1)) / sum(row)
  const sizes: TileSize[] = []
  let row: number[] = []

  const close = (closed: readonly number[]) => {
    const exact = fullHeight(closed)
    // Round the edges, not the widths, so that rounding errors don't add up.
    let before = 0
    let edge = 0
    for (const ratio of closed) {
      before += ratio
      const next = Math.round(before * exact)
      sizes.push({ widthPx: next - edge, heightPx: Math.round(exact) })
      edge = next
    }
  }

  for (const ratio of shapes) {
    const without = row
    row = [...row, ratio]
    if (fullHeight(row) > heightPx) continue
    const isCloserWithout = without.length > 0 && fullHeight(without) - heightPx < heightPx - fullHeight(row)
    close(isCloserWithout ? without : row)
    row = isCloserWithout ? [ratio] : []
    if (row.length > 0 && fullHeight(row) <= heightPx) {
      close(row)
      row = []
    }
  }
  const settled = sizes.length
  const lastHeight = Math.min(heightPx, Math.floor(row.length > 0 ? fullHeight(row) : heightPx))
  for (const ratio of row) sizes.push({ widthPx: Math.round(ratio * lastHeight), heightPx: lastHeight })
  return { sizes, settled }
}
