/**
 * The widths at which layouts change, in em of the reader's own text size. Each is the widest window of its kind.
 * Style sheets can't read variables in a media query: they write `@media (width <= 48em)`, and the linter compares.
 */
export const breakpointsEm = {
  /** One column, and the navigation at the bottom. */
  phone: 48,
  /** Panels move below what they stood beside. */
  tablet: 64,
  /** Bars with many controls break into two lines. */
  laptop: 80,
} as const

export const isAtMost = (breakpoint: keyof typeof breakpointsEm): boolean =>
  window.matchMedia(`(width <= ${breakpointsEm[breakpoint]}em)`).matches
