/**
 * The widths at which layouts change, in em of the reader's own text size. Each is the largest window width of its
 * kind. Style sheets can't read variables in a media query, so they write `@media (width <= 48em)` and the linter
 * compares.
 */
export const breakpointsEm = {
  /** One column, with the navigation at the bottom. */
  phone: 48,
  /** Side panels move below the main content. */
  tablet: 64,
  /** Bars with many controls wrap into two lines. */
  laptop: 80,
} as const

/**
 * The widths at which a part that is its own container changes, in rem. Style sheets write
 * `@container (width <= 32.5rem)`, and the linter compares.
 */
export const containersRem = {
  /** A sketch in a card of the first steps shows fewer questions. */
  sketch: 17,
  /** The sample's results move below each other. */
  sample: 32.5,
  /** The toolbar of a mark sheet leaves out the least important hints. */
  sheetBanner: 95,
} as const

export const isAtMost = (breakpoint: keyof typeof breakpointsEm): boolean =>
  window.matchMedia(`(width <= ${breakpointsEm[breakpoint]}em)`).matches
