import { PhraseList, type AddPhraseRequest, type Phrase } from '@classeur/contracts'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { http } from '../../../http/client.ts'

const pathOf = (classId: string) => `/api/classes/${classId}/phrases`

/** The phrases that the person and their colleagues added. */
export const phrasesQuery = (classId: string) =>
  queryOptions({
    queryKey: ['phrases', classId],
    queryFn: async ({ signal }): Promise<Phrase[]> =>
      (await http.get(pathOf(classId), PhraseList, signal)).phrases,
  })

/** Rejects with `exams/too-many-phrases`. */
export async function addPhrase(
  client: QueryClient,
  classId: string,
  request: AddPhraseRequest,
): Promise<void> {
  const { phrases } = await http.post(pathOf(classId), request, PhraseList)
  client.setQueryData(phrasesQuery(classId).queryKey, phrases)
}

export async function removePhrase(client: QueryClient, classId: string, id: string): Promise<void> {
  await http.delete(`/api/phrases/${id}`)
  client.setQueryData<Phrase[]>(phrasesQuery(classId).queryKey, (phrases) =>
    phrases?.filter((phrase) => phrase.id !== id),
  )
}
