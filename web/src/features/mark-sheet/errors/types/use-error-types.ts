import type { ErrorType, Language } from '@classeur/contracts'
import { defaultErrorTypeLetter, defaultErrorTypes } from '@classeur/domain/marks'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../../../i18n/i18n.ts'
import { classSchoolQuery } from '../../../../http/queries/class-school.ts'
import { gridText } from '../../model/sheet-text.ts'

/** An error type as the screen shows it. */
export interface ShownErrorType {
  id: string
  name: string
  /** The badge on a cell. */
  letter: string
  /** What to do about it; empty for the default types. */
  correction: string
  /** 1 to 9; null for types after the ninth, and retired ones. */
  key: number | null
}

export interface ErrorTypes {
  /** The types that can be given, in the order of their keys. */
  offered: readonly ShownErrorType[]
  /** Any type, also a retired one. A type that can't be read is shown with a question mark. */
  of: (id: string) => ShownErrorType
}

const lastKey = 9

/** The default error types and those of the class's school. Without a connection, the default ones. */
export function useErrorTypes(classId: string): ErrorTypes {
  // Renders again in another language.
  useTranslation('mark-grid')
  const language = currentLanguage()
  const { data } = useQuery(classSchoolQuery(classId))
  const own = data?.errorTypes
  // The same object until the types change: every row of the table depends on it.
  return useMemo(() => shownTypes(own ?? [], language), [own, language])
}

function shownTypes(own: readonly ErrorType[], language: Language): ErrorTypes {
  const all = [
    ...defaultErrorTypes.map((id) => ({
      ...{ id, name: gridText(`errorType.${id}`), letter: defaultErrorTypeLetter(id, language) },
      ...{ correction: '', isRetired: false },
    })),
    ...own.map(({ id, name, letter, correction, retiredAt }) => ({
      ...{ id, name, letter, correction, isRetired: retiredAt !== null },
    })),
  ]
  const offered = all
    .filter(({ isRetired }) => !isRetired)
    .map((type, index) => ({ ...type, key: index < lastKey ? index + 1 : null }))
  const typesById = new Map<string, ShownErrorType>(all.map((type) => [type.id, { ...type, key: null }]))
  for (const type of offered) typesById.set(type.id, type)
  return {
    offered,
    of: (id) =>
      typesById.get(id) ?? { id, name: gridText('errorType.own'), letter: '?', correction: '', key: null },
  }
}
