import {
  DocumentFileList,
  GenerationAccepted,
  type DocumentFile,
  type DocumentRequest,
} from '@classeur/contracts'
import { queryOptions } from '@tanstack/react-query'
import { http } from '../../http/client.ts'
import { requestKeyFor } from '../../http/request-keys/request-key.ts'

/** The packs of one kind about one thing, such as the feedback slips of an exam. `Options`: what a person chooses. */
export interface PackSource<Options> {
  /** Where packs are listed (GET) and asked for (POST), without a query. */
  path: string
  /** Narrows the list: `?term=…`, or empty. */
  query: string
  /** The body of a request besides its key. */
  bodyOf: (options: Options) => object
  isOf: (request: DocumentRequest) => boolean
}

/** The packs that can still be downloaded, the newest first. */
export const packsQuery = ({ path, query }: Pick<PackSource<never>, 'path' | 'query'>) =>
  queryOptions({
    queryKey: ['packs', path, query],
    queryFn: async ({ signal }): Promise<DocumentFile[]> =>
      (await http.get(`${path}${query}`, DocumentFileList, signal)).files,
  })

/**
 * Starts a pack and resolves to its generation. The key follows from the choices and the pack before, so a double click
 * starts one pack; the same choices after a pack ended make a new one. Rejects as the request does.
 */
export async function askForPack<Options>(
  { path, bodyOf }: PackSource<Options>,
  options: Options,
  before: string | null,
): Promise<string> {
  const body = bodyOf(options)
  const ask = async (after: string | null) =>
    http.post(path, { ...body, requestKey: await requestKeyFor(after, { path, body }) }, GenerationAccepted)
  const accepted = await ask(before)
  // Another device made this pack a while ago, with marks that may have changed since.
  return accepted.earlier ? (await ask(accepted.generationId)).generationId : accepted.generationId
}

export const downloadPack = (id: string): Promise<File> => http.file(`/api/documents/${id}/file`)
