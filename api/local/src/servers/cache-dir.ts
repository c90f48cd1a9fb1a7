import { fileURLToPath } from 'node:url'

/** `.local` at the top of the repository: for downloads and builds that every start and test shares. */
export function cacheDir(): string {
  return fileURLToPath(new URL('../../../../.local', import.meta.url))
}
