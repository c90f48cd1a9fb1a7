import { LessonObjective, OutgoingPreview, type EditedObjective } from '@classeur/contracts'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useSettled } from '../../../../components/fields/use-settled.ts'
import { http } from '../../../../http/client.ts'
import { useGenerators } from '../../../../http/queries/generators.ts'
import { LessonForm } from './lesson-inputs.ts'

/** Wait for a pause in typing. */
const settleMs = 400

export interface Outgoing {
  /** `local`: no model is connected. `incomplete`: the form lacks something. */
  state: 'local' | 'incomplete' | 'loading' | 'ready'
  preview: OutgoingPreview | undefined
  /** True while a newer text is on its way. */
  isOlder: boolean
  error: unknown
  retry: () => void
}

/** `request` is what would be sent, as text; empty for nothing. */
const outgoingQuery = (request: string) =>
  queryOptions({
    queryKey: ['lesson-plans', 'outgoing', request],
    // The signal cancels the request as soon as the form has changed again.
    queryFn: ({ signal }) =>
      http.post('/api/lesson-plans/outgoing', JSON.parse(request), OutgoingPreview, signal),
    placeholderData: keepPreviousData,
    // The marks may change at any time.
    staleTime: 0,
    retry: false,
  })

const isComplete = (objective: EditedObjective) => {
  const { id: _id, ...fields } = objective
  return LessonObjective.safeParse(fields).data ?? []
}

/**
 * What would leave the server for the form as it is now. Asks the server only if a model is connected and the form is
 * complete.
 */
export function useOutgoing(form: LessonForm, objectives: readonly EditedObjective[] = []): Outgoing {
  const generators = useGenerators()
  const isModel = generators?.text === 'model'
  const { data: request } = LessonForm.safeParse(form)
  const body = request ? JSON.stringify({ request, objectives: objectives.flatMap(isComplete) }) : ''
  const settled = useSettled(body, settleMs)
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...outgoingQuery(settled),
    enabled: isModel && settled !== '' && body !== '',
  })
  const isIncomplete = body === ''
  const preview = isModel && !isIncomplete ? data : undefined
  return {
    state: generators && !isModel ? 'local' : isIncomplete ? 'incomplete' : preview ? 'ready' : 'loading',
    preview,
    isOlder: isPlaceholderData || settled !== body,
    error: isModel && !isIncomplete ? error : null,
    retry: () => void refetch(),
  }
}
