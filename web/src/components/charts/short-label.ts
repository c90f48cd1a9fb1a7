const longestLabel = 13

/** Shortens a name to fit beside the end of a line. */
export const shortLabel = (name: string): string =>
  [...name].length > longestLabel ? `${[...name].slice(0, longestLabel - 1).join('')}…` : name
