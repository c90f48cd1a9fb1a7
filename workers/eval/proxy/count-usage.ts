/** What the calls to a provider used. */
export interface Usage {
  calls: number
  tokensIn: number
  tokensOut: number
  /** Whether tokens were counted by letters, because the provider didn't say. */
  isEstimated: boolean
}

/** Letters of a token: about four in Latin script and two in Arabic. */
const tokensOf = (text: string) => {
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0
  return Math.round((text.length - arabic) / 4 + arabic / 2)
}

const number = (value: unknown) => (typeof value === 'number' ? value : null)

interface Chunk {
  usage?: { prompt_tokens?: unknown; completion_tokens?: unknown } | null
  choices?: { delta?: { content?: unknown }; message?: { content?: unknown } }[]
}

/** The JSON objects of a response: of each event of a stream, or of the whole. */
function chunksOf(response: string): Chunk[] {
  const lines = response.includes('data:')
    ? response
        .split('\n')
        .filter((line) => line.startsWith('data:'))
        .map((line) => line.slice(5).trim())
    : [response]
  return lines.flatMap((line) => {
    try {
      return [JSON.parse(line) as Chunk]
    } catch {
      // The last event of a stream is `[DONE]`, and a broken one counts nothing.
      return []
    }
  })
}

/** The tokens of one call, from the provider's own count if it sends one. */
export function countUsage(request: string, response: string): Usage {
  const chunks = chunksOf(response)
  const counted = chunks.findLast(({ usage }) => usage)?.usage
  const [tokensIn, tokensOut] = [number(counted?.prompt_tokens), number(counted?.completion_tokens)]
  if (tokensIn !== null && tokensOut !== null) return { calls: 1, tokensIn, tokensOut, isEstimated: false }
  const text = chunks
    .flatMap(({ choices = [] }) =>
      choices.map(({ delta, message }) => delta?.content ?? message?.content ?? ''),
    )
    .filter((part) => typeof part === 'string')
    .join('')
  return { calls: 1, tokensIn: tokensOf(request), tokensOut: tokensOf(text), isEstimated: true }
}
