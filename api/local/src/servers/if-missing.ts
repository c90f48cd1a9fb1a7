/**
 * For `catch`: the value for a file or folder that doesn't exist. Any other error, such as a folder that can't be read,
 * must not look like missing data.
 */
export function ifMissing<T>(instead: T): (error: NodeJS.ErrnoException) => T {
  return (error) => {
    if (error.code === 'ENOENT') return instead
    throw error
  }
}
