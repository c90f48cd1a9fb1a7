import type { LessonContent, LessonFacts } from '../content/lesson-content.ts'
import { findingsIn, type LessonFinding } from '../finding.ts'

/**
 * Each objective is practised by a task of the sheet, if its tasks were planned for that. A sheet whose tasks name no
 * objective isn't compared.
 */
export function checkPractised(
  section: LessonContent,
  { objectives, plannedTasks = [] }: LessonFacts,
): LessonFinding[] {
  if (section.key !== 'studentSheet' || plannedTasks.length === 0) return []
  const practised = new Set(section.value.tasks.flatMap(({ objective }) => objective ?? []))
  if (practised.size === 0) return []
  return objectives
    .map((_objective, index) => index + 1)
    .filter((number) => !practised.has(number))
    .map((objective) =>
      findingsIn(section.key)(
        'objective-not-practised',
        { objective },
        `No task of the sheet practises objective ${objective}. Let one task practise it, with "objective": ${objective}.`,
      ),
    )
}
