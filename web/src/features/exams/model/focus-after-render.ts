/** Gives the focus to what will be there once React has drawn the change that was just asked for. */
export const focusAfterRender = (find: () => HTMLElement | null | undefined): void => {
  requestAnimationFrame(() => find()?.focus())
}
