/** A queue that has never met its Redis waits for it without an end; who asks must not. */
const longestAnswerMs = 1000

/** @throws Error when the answer does not come in time; the command may still be carried out. */
export async function within<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('Redis does not answer')), longestAnswerMs)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}
