/** Pairs of coordinates, or a text of them: `0,-0.2 0.1,0.3`. */
export type Line = string | readonly (readonly [x: number, y: number])[]

export const pairsOf = (line: Line): readonly (readonly [x: number, y: number])[] =>
  typeof line === 'string'
    ? line.split(' ').map((pair) => {
        const [x = 0, y = 0] = pair.split(',').map(Number)
        return [x, y] as const
      })
    : line

/** The same line mirrored from left to right, in the reverse order. */
export const mirrored = (line: Line): (readonly [number, number])[] =>
  [...pairsOf(line)].reverse().map(([x, y]) => [-x, y] as const)

/** A closed outline from its left half. */
export const symmetric = (half: Line): (readonly [number, number])[] => [...pairsOf(half), ...mirrored(half)]
