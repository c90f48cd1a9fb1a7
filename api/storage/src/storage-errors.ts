/** The key is invalid; nothing was read or written. */
export class StorageKeyError extends Error {
  override name = 'StorageKeyError'
}

/** The storage is full; no part of the object was stored. */
export class StorageFullError extends Error {
  override name = 'StorageFullError'
}

/** The storage doesn't respond, refuses access, or returned something that must not be passed on. */
export class StorageUnavailableError extends Error {
  override name = 'StorageUnavailableError'
}
