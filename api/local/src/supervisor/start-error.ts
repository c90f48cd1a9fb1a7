/** A start that can't continue. The message is for the person at the terminal: the problem and its solution. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
