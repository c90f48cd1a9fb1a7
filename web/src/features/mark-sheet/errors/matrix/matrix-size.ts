/** Sizes in pixels that both the cells and the curves over them use. `error-matrix.module.css` repeats them. */
export const matrixSize = { columnPx: 70, rowPx: 24 } as const
