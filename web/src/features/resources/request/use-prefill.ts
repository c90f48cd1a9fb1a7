import type { ResourceForm } from '@classeur/contracts'
import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { SetValues } from './set-values.ts'

/**
 * `?group=A&group=C` ticks these groups, as the link of the errors table does. The address is cleared afterwards, so
 * that it doesn't change the form again.
 */
export function usePrefill({ groups }: ResourceForm, set: SetValues): void {
  const [search, setSearch] = useSearchParams()
  const isLink = search.has('group')
  const prefill = useEffectEvent(() => {
    const asked = search.getAll('group')
    const letters = groups.map(({ letter }) => letter).filter((letter) => asked.includes(letter))
    if (letters.length > 0) set({ scope: 'group', letters })
    setSearch({}, { replace: true })
  })
  useEffect(() => {
    if (isLink) prefill()
  }, [isLink])
}
