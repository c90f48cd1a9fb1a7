import type { ResourceAudience } from '@classeur/contracts'
import { useTranslation } from 'react-i18next'

type Names = ReadonlyMap<string, string>

/** The letter of a need-group in the alphabet of the screen. */
export function useGroupText(): (letter: string) => string {
  const { t } = useTranslation('resources')
  return (letter) => {
    const own = t('audience.letters').split(' ')[letter.charCodeAt(0) - 'A'.charCodeAt(0)]
    return t('audience.group', { letter: letter.length === 1 ? (own ?? letter) : letter })
  }
}

/** Who a sheet is for, in short: "Group A", a student's name, "Whole class". */
export function useAudienceText(names: Names): (audience: ResourceAudience) => string {
  const { t } = useTranslation('resources')
  const groupText = useGroupText()
  return (audience) => {
    switch (audience.scope) {
      case 'class':
        return t('audience.class')
      case 'group':
        return groupText(audience.letter)
      case 'student':
        return names.get(audience.studentId) ?? t('audience.formerStudent')
    }
  }
}

/** The names of the students of an exam by id. */
export const namesOf = (students: readonly { id: string; name: string }[]): Names =>
  new Map(students.map(({ id, name }) => [id, name]))
