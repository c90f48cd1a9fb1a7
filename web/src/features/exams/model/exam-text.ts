import type { ExamStatus } from '@classeur/contracts'
import type { Tone } from '../../../components/feedback/tag.tsx'

/** Amber: waits for marks. Blue: reviewed, not released. Green: released. */
export const toneOfStatus: Record<ExamStatus, Tone> = {
  draft: 'plain',
  marking: 'sun',
  reviewed: 'sky',
  released: 'board',
}
