/** An estimate gets no further than this: only the picture itself is the end. */
const ceiling = 0.95
const tellEveryMs = 1000

/**
 * Tells how far a picture probably is, by time alone: the protocol says nothing before the end. After `typicalMs` it
 * is at about 60 %, then ever slower.
 * @returns stops telling; call it on every path
 */
export function estimateProgress(typicalMs: number, onProgress: (fraction: number) => void): () => void {
  const startedAt = performance.now()
  const timer = setInterval(() => {
    onProgress(ceiling * (1 - Math.exp((startedAt - performance.now()) / typicalMs)))
  }, tellEveryMs)
  return () => clearInterval(timer)
}
