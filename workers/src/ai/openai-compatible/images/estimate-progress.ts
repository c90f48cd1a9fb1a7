/** The estimate never exceeds this; only the picture itself completes the progress. */
const ceiling = 0.95
const tellEveryMs = 1000

/**
 * Estimates a picture's progress from the elapsed time, because the protocol reports none. The estimate is about 60 %
 * after `typicalMs` and then slows down.
 * @returns a function that stops the reports; call it on every path
 */
export function estimateProgress(typicalMs: number, onProgress: (fraction: number) => void): () => void {
  const startedAt = performance.now()
  const timer = setInterval(() => {
    onProgress(ceiling * (1 - Math.exp((startedAt - performance.now()) / typicalMs)))
  }, tellEveryMs)
  return () => clearInterval(timer)
}
