import { it } from 'vitest'

/** Whether `npm run test:deep` runs the tests. */
export const isDeep = process.env.TESTS === 'deep'

/**
 * A test that runs only in `npm run test:deep`. In `npm test`, another test covers its guarantee: the same one in another
 * mode, another browser test, or a test of the component or the api.
 */
export const itInDeep = it.runIf(isDeep)

/** Cases that run only in `npm run test:deep`. */
export const inDeep = <T>(...cases: T[]): T[] => (isDeep ? cases : [])
