/** A server program exists but doesn't start with its data folder. */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError'

  constructor(server: string, dir: string, cause: unknown) {
    super(
      `${server} didn’t start with the data in ${dir}.\n` +
        'To keep the data, back up that folder before you try anything else; ' +
        'to start empty, remove it and start again.\n' +
        `It reported:\n${cause instanceof Error ? cause.message : String(cause)}`,
      { cause },
    )
  }
}
