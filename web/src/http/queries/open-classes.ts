import { ClassPage, OpenClasses, type ClassCard } from '@classeur/contracts'
import { queryOptions } from '@tanstack/react-query'
import { http } from '../client.ts'
import { classesKey } from './school-class.ts'

const pageLength = 100

/** The classes that count towards the person's plan, and how many the plan allows. */
export interface CountedClasses {
  /** Latest activity first. */
  classes: ClassCard[]
  limit: number
}

async function readCounted(signal: AbortSignal): Promise<CountedClasses> {
  const classes: ClassCard[] = []
  let limit = Number.POSITIVE_INFINITY
  for (let cursor: string | null = ''; cursor !== null;) {
    const query = new URLSearchParams({ limit: String(pageLength), ...(cursor && { cursor }) })
    const page: ClassPage = await http.get(`/api/classes?${query}`, ClassPage, signal)
    classes.push(...page.classes.filter(({ role, isSample }) => role === 'owner' && !isSample))
    limit = page.limit ?? limit
    cursor = page.nextCursor
  }
  return { classes, limit }
}

/** {@link CountedClasses}; reads all pages of the list of classes. */
export const countedClassesQuery = queryOptions({
  queryKey: [...classesKey, 'counted'],
  queryFn: ({ signal }) => readCounted(signal),
})

/**
 * Chooses the classes that stay open beyond the plan's limit. Rejects with `classes/limit-reached` for more than the
 * plan allows, and with `classes/changed-meanwhile`.
 */
export const chooseOpenClasses = (classIds: readonly string[]): Promise<OpenClasses> =>
  http.put('/api/classes/open', { classIds }, OpenClasses)
