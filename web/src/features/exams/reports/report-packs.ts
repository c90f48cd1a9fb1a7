import type { ReportOptions } from '@classeur/contracts'
import type { PackSource } from '../../../components/packs/pack-source.ts'

/** The term of a class that reports are about. `termId`: null for the school year. */
export interface ReportedTerm {
  classId: string
  termId: string | null
}

export const reportPacksOf = ({ classId, termId }: ReportedTerm): PackSource<ReportOptions> => ({
  path: `/api/classes/${classId}/term-reports`,
  query: termId ? `?term=${termId}` : '',
  bodyOf: (options) => ({ ...options, termId }),
  isOf: (request) =>
    request.pack === 'term-reports' && request.classId === classId && request.termId === termId,
})
