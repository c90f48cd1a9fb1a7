import { neutralise } from '../clipboard/neutralise.ts'

/** What no XML holds, and what makes a text file look like another kind; some programs leave it out and read on. */
const unfit = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
const halfSign = /\p{Cs}/gu

/**
 * A text as a cell of a file: what files cannot hold is left out first, so that nothing dangerous comes to stand at its
 * beginning, and what a spreadsheet program would run has an apostrophe in front.
 */
export const fileText = (text: string): string =>
  neutralise(text.replace(unfit, '').replace(halfSign, '\ufffd'))
