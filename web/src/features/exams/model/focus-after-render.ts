/** Focuses an element that exists only after the next render. */
export const focusAfterRender = (find: () => HTMLElement | null | undefined): void => {
  requestAnimationFrame(() => find()?.focus())
}
