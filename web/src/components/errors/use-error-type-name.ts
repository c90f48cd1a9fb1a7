import { isDefaultErrorType } from '@classeur/domain/marks'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { errorTypesQuery } from '../../http/error-types.ts'

/** Returns a function that names an error type: a default one or one of the school's own, also a retired one. */
export function useErrorTypeName(): (id: string) => string {
  const { t } = useTranslation('term-errors')
  const { data } = useQuery(errorTypesQuery)
  return (id) =>
    isDefaultErrorType(id)
      ? t(`type.${id}`)
      : (data?.errorTypes.find((type) => type.id === id)?.name ?? t('type.own'))
}
