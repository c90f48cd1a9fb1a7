import type { LessonSectionKey } from '@classeur/contracts'
import type { Report } from '../../runtime/generation-context.ts'

/**
 * Reports drafts, and when a section is begun: a new one, or the same one again, which is then shorter than it was.
 */
export function createReportDrafts(report: Pick<Report, 'begun' | 'draft'>) {
  let begun: { section: LessonSectionKey; length: number } | null = null
  return async (section: LessonSectionKey, value: unknown): Promise<void> => {
    const { length } = JSON.stringify(value)
    if (begun?.section !== section || length < begun.length) await report.begun()
    begun = { section, length }
    await report.draft({ section, value })
  }
}
