/** A start that cannot go on, in words for the person at the terminal: what is wrong, and the way out. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
