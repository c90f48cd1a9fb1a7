import type { LessonPlanSummary, SearchResult } from '@classeur/contracts'
import { IconListCheck, IconNotes, IconSchool, IconUser } from '@tabler/icons-react'
import type { Command } from './command.ts'

type Go = (to: string) => () => void

/** Commands for search results in classes. */
export const classCommands = ({ classes, students, exams }: SearchResult, go: Go): Command[] => [
  ...classes.map(({ id, name, level }) => ({
    ...{ id: `class-${id}`, group: 'classes' as const, label: name, detail: level, icon: IconSchool },
    run: go(`/classe/${id}`),
  })),
  ...students.map(({ id, classId, name, className }) => ({
    ...{ id: `student-${id}`, group: 'students' as const, label: name, detail: className, icon: IconUser },
    run: go(`/classe/${classId}/students?student=${id}`),
  })),
  ...exams.map(({ id, classId, title, className }) => ({
    ...{ id: `exam-${id}`, group: 'exams' as const, label: title, detail: className, icon: IconListCheck },
    run: go(`/classe/${classId}/exams?exam=${id}`),
  })),
]

/** Commands for lesson plans in the search results. */
export const lessonPlanCommands = (lessonPlans: LessonPlanSummary[], go: Go): Command[] =>
  lessonPlans.map(({ id, title, subject, level }) => ({
    ...{ id, group: 'lessonPlans' as const, label: title, detail: `${subject} · ${level}`, icon: IconNotes },
    run: go(`/lesson-plan-result/${id}`),
  }))
