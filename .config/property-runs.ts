/** How many times more cases `npm run test:deep` tries for each property than the normal suite. */
const deepFactor = 20

/** Options of `fc.assert`: `usual` runs in the normal suite, many more in `npm run test:deep`. */
export const propertyRuns = (usual: number): { numRuns: number } => ({
  numRuns: process.env.TESTS === 'deep' ? usual * deepFactor : usual,
})
