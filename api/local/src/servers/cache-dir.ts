import { fileURLToPath } from 'node:url'

/** `.local` at the top of the repository: what is fetched or built once and shared by every start and test. */
export function cacheDir(): string {
  return fileURLToPath(new URL('../../../../.local', import.meta.url))
}
