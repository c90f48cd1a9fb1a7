import { ObjectIdString } from '@classeur/contracts'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { ChosenSource } from '../model/request/lesson-inputs.ts'

const idIn = (value: string | null) => ObjectIdString.safeParse(value).data ?? null

/**
 * The class, exam and skills in the address of the form: `?class=&exam=&skill=&continue=`, where `continue` is a
 * lesson plan, or empty for the class's last one. Null without a class. `clear`
 * removes them, once the form is filled in.
 */
export function useLessonLink(): { link: (ChosenSource & { classId: string }) | null; clear: () => void } {
  const [search, setSearch] = useSearchParams()
  const link = useMemo(() => {
    const classId = idIn(search.get('class'))
    if (classId === null) return null
    return {
      ...{ classId, examId: idIn(search.get('exam')) },
      skillIds: search.getAll('skill').flatMap((id) => idIn(id) ?? []),
      continuesLast: search.has('continue'),
      continues: idIn(search.get('continue')),
    }
  }, [search])
  return { link, clear: () => setSearch({}, { replace: true }) }
}
