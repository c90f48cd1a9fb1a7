import type { LessonContext, LessonSections } from '@classeur/contracts'
import type { LessonPlanDocument } from '@classeur/database'

/** What a new lesson plan learns about the one that it continues. */
export function lastLessonOf(plan: LessonPlanDocument): NonNullable<LessonContext['lastLesson']> {
  const section = <K extends 'overview' | 'objectives' | 'homework'>(key: K) =>
    plan.sections.find((one) => one.key === key)?.value as LessonSections[K] | undefined
  return {
    title: plan.title,
    taughtOn: plan.taughtOn ?? null,
    summary: section('overview')?.summary ?? '',
    objectives: (section('objectives')?.items ?? plan.objectives).map(({ text }) => text),
    homework: section('homework')?.task ?? '',
  }
}
