import type { ClassTerm } from '@classeur/contracts'
import { dayIn } from '@classeur/domain/calendar'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { classSchoolQuery } from '../../../http/queries/class-school.ts'
import { formatDate } from '../../../i18n/format.ts'
import { isolate } from '../../../i18n/isolate.ts'
import { useClassId } from '../../../components/classes/use-class-id.ts'

/** Today's date in the school's time zone, as ISO 8601. */
const todayIn = (timeZone: string | null | undefined): string => dayIn(timeZone ?? undefined)(new Date())

/** The term of a day. A former term can have the same days as a current one, which comes first. */
export function termOn(terms: readonly ClassTerm[], day: string): ClassTerm | null {
  const ofDay = terms.filter(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn)
  return ofDay.find(({ isFormer }) => !isFormer) ?? ofDay[0] ?? null
}

/** Why something couldn't be read, and how to read it again. */
export interface ReadFailure {
  error: unknown
  retry: () => void
}

/**
 * The terms of the class's school, in order; empty while they load. Former terms have their days in the name, because
 * current ones may have the same name.
 */
export function useTerms() {
  const { t } = useTranslation('exams')
  const school = useQuery(classSchoolQuery(useClassId()))
  const nameOfTerm = ({ name, startsOn, endsOn, isFormer }: ClassTerm): string => {
    if (!isFormer) return name
    const [from, to] = [formatDate(startsOn), formatDate(endsOn)].map(isolate)
    return t('formerTerm', { name: isolate(name), from, to })
  }
  const terms = (school.data?.terms ?? [])
    .map((term) => ({ ...term, name: nameOfTerm(term) }))
    .sort((a, b) => (a.startsOn < b.startsOn ? -1 : 1))
  const isReady = school.data !== undefined
  const failure: ReadFailure | null =
    !isReady && school.error ? { error: school.error, retry: () => void school.refetch() } : null
  const today = todayIn(school.data?.timeZone)
  return {
    terms,
    today,
    currentTerm: termOn(terms, today),
    nameOf: (termId: string | null) => terms.find(({ id }) => id === termId)?.name ?? null,
    /** False until the terms are read: a school without terms is something else than unread ones. */
    isReady,
    failure,
  }
}
