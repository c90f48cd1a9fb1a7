import { z } from 'zod'
import { LineOfText } from '../plain-text.ts'
import { ObjectIdString } from '../identifiers.ts'

/** `GET /api/search`: matches prefixes of words and ignores accents; returns at most eight results of each kind. */
export const SearchQuery = z.strictObject({ q: LineOfText(60).min(1) })

/** Classes, students and exams that a person may open. */
export const SearchResult = z.object({
  classes: z.array(z.object({ id: ObjectIdString, name: z.string(), level: z.string() })),
  students: z.array(
    z.object({ id: ObjectIdString, classId: ObjectIdString, name: z.string(), className: z.string() }),
  ),
  exams: z.array(
    z.object({ id: ObjectIdString, classId: ObjectIdString, title: z.string(), className: z.string() }),
  ),
})
export type SearchResult = z.infer<typeof SearchResult>
