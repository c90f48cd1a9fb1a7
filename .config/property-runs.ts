import { isDeep } from './deep-tests.ts'

/** How many times more cases `npm run test:deep` tries for each property than the normal suite. */
const deepFactor = 20

/**
 * Options of `fc.assert`: `usual` runs in the normal suite, many more in `npm run test:deep`.
 * @param deep the runs in `npm run test:deep`, if they aren't {@link deepFactor} times the usual ones
 */
export const propertyRuns = (usual: number, deep = usual * deepFactor): { numRuns: number } => ({
  numRuns: isDeep ? deep : usual,
})
