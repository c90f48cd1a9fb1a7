import { ActivityKind } from '@classeur/contracts'
import { z } from 'zod'
import { anything, at, id } from './export-fields.ts'

/** What the person wrote in classes and lesson plans of colleagues. */
export const exportWritingSchemas = {
  'overall-comments': z.object({
    ...{ classId: id, termId: id.nullable(), studentId: id, text: z.string(), updatedAt: at },
  }),
  sheets: z.object({
    ...{ _id: id, classId: id, examId: id, kind: z.string(), tier: z.string(), language: z.string() },
    ...{ title: z.string(), intro: z.string(), items: anything, notes: anything },
    ...{ createdAt: at, writtenAt: at.nullable() },
  }),
  'sheet-edits': z.object({
    ...{ resourceId: id, number: z.number().int(), change: anything, title: z.string(), intro: z.string() },
    ...{ item: anything.nullable(), at },
  }),
  'class-log': z.object({ classId: id, kind: ActivityKind, details: anything, isByMe: z.boolean(), at }),
  'structure-changes': z.object({
    ...{ classId: id, examId: id, at, toVersion: z.number().int(), before: anything, answers: anything },
  }),
  'student-imports': z.object({
    ...{ classId: id, fileName: z.string(), at, appliedAt: at.nullable(), undoneAt: at.nullable() },
  }),
  'lesson-plan-edits': z.object({
    ...{ lessonPlanId: id, number: z.number().int(), change: anything, title: z.string() },
    ...{ section: anything.nullable(), at },
  }),
} as const
