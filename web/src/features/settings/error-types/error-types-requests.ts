import {
  ErrorType,
  ErrorTypeList,
  type ChangeErrorTypeRequest,
  type CreateErrorTypeRequest,
} from '@classeur/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { http, isProblem } from '../../../http/client.ts'
import { errorTypesPath as path, errorTypesQuery } from '../../../http/queries/error-types.ts'
import { isSame } from '../../../drafts/field-edits.ts'

/** The fields that people enter. */
export type ErrorTypeEdits = Partial<Pick<ErrorType, 'name' | 'correction' | 'letter'>>

/** Changes the error types. Each change caches its response at once. */
export function useErrorTypeActions() {
  const client = useQueryClient()
  const readAgain = () => client.fetchQuery({ ...errorTypesQuery, staleTime: 0 })
  const change = async (id: string, request: ChangeErrorTypeRequest): Promise<void> => {
    const list = await http.patch(`${path}/${id}`, request, ErrorTypeList)
    client.setQueryData(errorTypesQuery.queryKey, list)
  }
  return {
    create: async (type: CreateErrorTypeRequest): Promise<ErrorType> => {
      const created = await http.post(path, type, ErrorType)
      await client.invalidateQueries({ queryKey: errorTypesQuery.queryKey })
      return created
    },

    /** Sends edits of a type as it was read. Retries after a colleague changed other fields, and fails after a change of the same field. */
    edit: async (type: ErrorType, edits: ErrorTypeEdits): Promise<void> => {
      try {
        await change(type.id, { ...edits, version: type.version })
      } catch (problem) {
        if (!isProblem(problem, 'schools/changed-meanwhile')) throw problem
        const now = (await readAgain()).errorTypes.find(({ id }) => id === type.id)
        const fields = Object.keys(edits) as (keyof ErrorTypeEdits)[]
        if (!now || now.version === type.version || fields.some((field) => !isSame(now[field], type[field])))
          throw problem
        await change(type.id, { ...edits, version: now.version })
      }
    },

    retire: async (id: string): Promise<void> => {
      await http.delete(`${path}/${id}`)
      await client.invalidateQueries({ queryKey: errorTypesQuery.queryKey })
    },

    restore: (id: string): Promise<void> => change(id, { retired: false }),
  }
}
