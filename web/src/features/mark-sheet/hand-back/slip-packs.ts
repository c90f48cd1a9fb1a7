import type { SlipOptions } from '@classeur/contracts'
import type { PackSource } from '../../../components/packs/pack-source.ts'

/** The feedback slips of an exam. Asking rejects with `exams/not-reviewed`. */
export const slipPacksOf = (examId: string): PackSource<SlipOptions> => ({
  path: `/api/exams/${examId}/feedback-slips`,
  query: '',
  bodyOf: (options) => options,
  isOf: (request) => request.pack === 'feedback-slips' && request.examId === examId,
})
