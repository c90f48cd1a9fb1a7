import { AppError } from '@classeur/contracts'

/** Makes the body fail with `output-too-long` beyond `maxBytes`, because the SDK would buffer an endless line. */
export function limitBytes(response: Response, maxBytes: number): Response {
  if (!response.body) return response
  let bytes = 0
  const body = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength
        if (bytes > maxBytes) throw new AppError('generations/output-too-long', { maxBytes })
        controller.enqueue(chunk)
      },
    }),
  )
  return new Response(body, {
    status: response.status,
    statusText: response.statusText,
    headers: response.headers,
  })
}
