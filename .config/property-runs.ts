/** How much more `npm run test:deep` tries of each property than the suite does. */
const deepFactor = 20

/** Options of `fc.assert`: `usual` runs in the suite, many more in `npm run test:deep`. */
export const propertyRuns = (usual: number): { numRuns: number } => ({
  numRuns: process.env.TESTS === 'deep' ? usual * deepFactor : usual,
})
