import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ArchiveRunFacts } from './archive-process.ts'

/**
 * Runs `archive-process.ts` in a process of its own, whose memory nothing else uses.
 * @param documentsShare the part of the bytes that are documents, the others are pictures; small in most archives
 */
export async function runArchiveProcess(
  what: 'ours' | 'bare',
  mebibytes: number,
  documentsShare = 0.05,
): Promise<ArchiveRunFacts> {
  const directory = await mkdtemp(join(tmpdir(), 'classeur-archive-'))
  const script = fileURLToPath(new URL('archive-process.ts', import.meta.url))
  const child = fork(script, [what, directory, String(mebibytes), String(documentsShare)], {
    execArgv: ['--import', 'tsx', '--conditions=@classeur/source'],
  })
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`the process ended with ${String(code)}`)
  })
  const [facts] = (await Promise.race([once(child, 'message'), failed])) as [ArchiveRunFacts]
  failed.catch(() => undefined)
  return facts
}
