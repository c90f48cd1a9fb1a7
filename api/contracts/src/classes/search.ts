import { z } from 'zod'
import { ObjectIdString } from '../identifiers.ts'

/** `GET /api/search`: beginnings of words, whatever their accents; at most eight of each kind. */
export const SearchQuery = z.strictObject({ q: z.string().trim().min(1).max(60) })

/** What a person may open, by name: classes, students of them, exams. */
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
