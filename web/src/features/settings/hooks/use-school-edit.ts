import type { School } from '@classeur/contracts'
import { useState } from 'react'
import { useSubmission } from '../../../components/ui/use-submission.ts'
import { isProblem } from '../../../http/client.ts'
import { useSchoolActions } from '../api/school.ts'
import type { Saving } from '../components/save-row.tsx'

type Settings = Omit<School, 'id' | 'version' | 'role' | 'logoUrl'>

interface SchoolEdit {
  /** The settings with what was changed here and is not saved yet. */
  value: Settings
  edit: (change: Partial<Settings>) => void
  saving: Saving
  save: () => void
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/**
 * A part of the settings that is saved on its own. What others change meanwhile appears, but for what is being changed
 * here; saving that over a change of theirs needs a second press, after their change was shown.
 */
export function useSchoolEdit(school: School): SchoolEdit {
  const { change, readAgain } = useSchoolActions()
  const [edited, setEdited] = useState<Partial<Settings>>({})
  const [version, setVersion] = useState(school.version)
  const [isSaved, setSaved] = useState(false)
  const names = Object.keys(edited) as (keyof Settings)[]
  const isChanged = names.some((name) => !isSame(edited[name], school[name]))

  const { busy, error, submit } = useSubmission(async () => {
    try {
      await change({ ...edited, version })
    } catch (problem) {
      if (isProblem(problem, 'schools/changed-meanwhile')) setVersion((await readAgain()).version)
      throw problem
    }
    setEdited({})
    setSaved(true)
  })

  return {
    value: { ...school, ...edited },
    edit: (next) => {
      if (!isChanged) setVersion(school.version)
      setSaved(false)
      setEdited({ ...edited, ...next })
    },
    saving: { isChanged, isSaved, busy, error },
    save: () => void submit(),
  }
}
