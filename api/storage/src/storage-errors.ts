/** A key that is none: nothing was touched. */
export class StorageKeyError extends Error {
  override name = 'StorageKeyError'
}

/** There is no room left; nothing of the object was kept. */
export class StorageFullError extends Error {
  override name = 'StorageFullError'
}

/** The storage does not answer, refuses us, or holds something that must not be passed on. */
export class StorageUnavailableError extends Error {
  override name = 'StorageUnavailableError'
}
