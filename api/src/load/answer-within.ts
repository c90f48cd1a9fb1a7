/** What a promise gives, or null when it fails or takes longer than `limitMs`: for what may be left out of an answer. */
export async function answerWithin<Value>(limitMs: number, answer: Promise<Value>): Promise<Value | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, limitMs, null)
  })
  try {
    return await Promise.race([answer, late])
  } catch {
    // Whose server is away is reported by the probe of that server, not by each value read from it.
    return null
  } finally {
    clearTimeout(timer)
  }
}
