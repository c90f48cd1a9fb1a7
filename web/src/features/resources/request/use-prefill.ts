import type { ResourceForm } from '@classeur/contracts'
import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { RequestForm } from '../model/request-values.ts'
import type { SetValues } from './set-values.ts'

const filled = ['group', 'student', 'skill', 'question']

/** The choices that a link fills in; those that the exam no longer has are left out. */
function choicesIn(search: URLSearchParams, form: ResourceForm): Partial<RequestForm> {
  // Groups by position, because their letters depend on the language.
  const positions = new Set(search.getAll('group'))
  const letters = form.groups
    .filter((_, position) => positions.has(String(position)))
    .map(({ letter }) => letter)
  const askedIds = (name: string, offered: readonly { id: string }[]) => {
    const asked = search.getAll(name)
    return offered.map(({ id }) => id).filter((id) => asked.includes(id))
  }
  const studentIds = askedIds('student', form.students)
  const skillIds = askedIds('skill', form.skills)
  const questionIds = askedIds('question', form.questions)
  return {
    ...(letters.length > 0 && { scope: 'group', letters }),
    ...(studentIds.length > 0 && { scope: 'student', studentIds }),
    ...(skillIds.length > 0 && { skillIds }),
    ...(questionIds.length > 0 && { questionIds }),
  }
}

/**
 * `?group=0&group=2` ticks these groups, as the link of the errors table does; `?student=`, `?skill=` and `?question=` tick
 * students, skills and questions. The address is cleared afterwards, so that it doesn't change the form again. Typed text stays.
 */
export function usePrefill(form: ResourceForm, set: SetValues): void {
  const [search, setSearch] = useSearchParams()
  const isLink = filled.some((name) => search.has(name))
  const prefill = useEffectEvent(() => {
    set(choicesIn(search, form))
    setSearch(
      (now) => {
        for (const name of filled) now.delete(name)
        return now
      },
      { replace: true },
    )
  })
  useEffect(() => {
    if (isLink) prefill()
  }, [isLink])
}
