import type { Term } from '@classeur/contracts'
import { useQuery } from '@tanstack/react-query'
import { schoolQuery } from './school-queries.ts'

/** Today's date in the school's time zone, as ISO 8601. */
export const todayIn = (timeZone: string | undefined): string =>
  new Intl.DateTimeFormat('en-CA', timeZone ? { timeZone } : {}).format(new Date())

export const termOn = (terms: readonly Term[], day: string): Term | null =>
  terms.find(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn) ?? null

/** The terms of the school, in order; empty while they load. */
export function useTerms() {
  const school = useQuery(schoolQuery)
  const terms = [...(school.data?.terms ?? [])].sort((a, b) => (a.startsOn < b.startsOn ? -1 : 1))
  const today = todayIn(school.data?.timeZone)
  return {
    terms,
    today,
    currentTerm: termOn(terms, today),
    nameOf: (termId: string | null) => terms.find(({ id }) => id === termId)?.name ?? null,
    isReady: !school.isPending,
  }
}
