/** No server runs on the existing data in a folder. The message names the folder and says what to do. */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError'
}

/** The error when a server program exists but doesn't start with its data folder. */
export function didNotStart(server: string, dir: string, cause: unknown): DataFolderError {
  return new DataFolderError(
    `${server} didn’t start with the data in ${dir}.\n` +
      'To keep the data, back up that folder before you try anything else; ' +
      'to start empty, remove it and start again.\n' +
      `It reported:\n${cause instanceof Error ? cause.message : String(cause)}`,
    { cause },
  )
}
