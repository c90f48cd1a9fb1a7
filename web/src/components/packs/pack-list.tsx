import { ProblemNote } from '../feedback/problem-note.tsx'
import { LatestPack } from './latest-pack.tsx'
import { MadePacks } from './made-packs.tsx'
import type { Packs } from './use-packs.ts'

/** The progress of the latest pack, and the packs that can be downloaded. */
export function PackList({ latest, files, filesError, reload }: Omit<Packs<never>, 'ask'>) {
  return (
    <>
      {latest && <LatestPack view={latest} />}
      {filesError ? <ProblemNote error={filesError} onRetry={reload} /> : <MadePacks files={files ?? []} />}
    </>
  )
}
