import { alternate, compare, limited, sendRows } from '@classeur/local/bench'
import { runArchiveProcess } from '../archive/test/kit/run-archive-process.ts'

const rounds = 2
const small = 64
const large = 1024

/**
 * P20: an archive of 1 GiB, written, sealed and read again with all its hashes, against a bare copy with one hash each
 * way; and how much more memory it needs than a small archive.
 */
const mebibyte = 1024 * 1024
const { ours, bare } = await alternate(
  rounds,
  () => runArchiveProcess('ours', large),
  () => runArchiveProcess('bare', large),
)
const little = await runArchiveProcess('ours', small)
const most = Math.max(...ours.map(({ peakBytes }) => peakBytes))
await sendRows([
  compare({
    ...{ goalId: 'P20', what: 'Archive of 1 GiB, there and back', unit: 'ms', most: 4 },
    ...{ ours: ours.map(({ ms }) => ms), bare: bare.map(({ ms }) => ms) },
  }),
  compare({
    ...{ goalId: 'P20', what: 'Memory of the process', unit: 'MiB', most: 1, plus: 150 },
    ours: ours.map(({ peakBytes }) => peakBytes / mebibyte),
    bare: bare.map(({ peakBytes }) => peakBytes / mebibyte),
  }),
  limited({
    ...{ goalId: 'P20', what: 'Memory of 1 GiB above that of 64 MiB', unit: 'MiB', most: 100 },
    ours: (most - little.peakBytes) / mebibyte,
  }),
])
