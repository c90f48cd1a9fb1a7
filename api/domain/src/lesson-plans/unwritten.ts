/**
 * Stands for a text that the teacher hasn't written yet, such as the check question of a phase in an empty frame: a
 * section needs all its texts before it can be saved. Screens show what to write there; files show the dots.
 */
export const unwritten = '…'
