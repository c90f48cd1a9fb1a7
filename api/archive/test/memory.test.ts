import { describe, expect, it } from 'vitest'
import { inDeep, isDeep } from '../../../.config/deep-tests.ts'
import { runArchiveProcess } from './kit/run-archive-process.ts'

const mebibyte = 1024 * 1024
/** Collecting garbage takes its full size in the smaller archive already. */
const [small, large] = isDeep ? [1024, 5 * 1024] : [60, 300]

describe('memory', () => {
  it.each<[string, number]>([
    // Enough of them that a test notices if the writer keeps what it has written.
    ['documents', 0.5],
    ...inDeep<[string, number]>(['pictures', 0.05]),
  ])('is the same for a large archive as for a small one, with many %s', async (_what, documentsShare) => {
    const least = await runArchiveProcess('ours', small, documentsShare)
    const most = await runArchiveProcess('ours', large, documentsShare)
    expect((most.peakBytes - least.peakBytes) / mebibyte).toBeLessThan(60)
  })
})
