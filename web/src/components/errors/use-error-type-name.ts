import { isDefaultErrorType } from '@classeur/domain/marks'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { classSchoolQuery } from '../../http/queries/class-school.ts'

/** Returns a function that names an error type: a default one or one of the class's school, also a retired one. */
export function useErrorTypeName(classId: string): (id: string) => string {
  const { t } = useTranslation('term-errors')
  const { data } = useQuery(classSchoolQuery(classId))
  return (id) =>
    isDefaultErrorType(id)
      ? t(`type.${id}`)
      : (data?.errorTypes.find((type) => type.id === id)?.name ?? t('type.own'))
}
