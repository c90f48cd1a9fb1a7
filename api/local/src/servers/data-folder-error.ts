/** A server is there, but does not come up with the data it finds. */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError'

  constructor(server: string, dir: string, cause: unknown) {
    super(
      `${server} does not start with the data in ${dir}.\n` +
        'To keep the data, copy that folder away before you try anything; ' +
        'to start empty, remove it and start again.\n' +
        `What it said:\n${cause instanceof Error ? cause.message : String(cause)}`,
      { cause },
    )
  }
}
