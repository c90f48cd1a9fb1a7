/** Letters that follow each other faster than this are one word. */
const wordPauseMs = 700

const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase().trim()

/**
 * Finds a line of a list by its first letters, whatever their accents and capitals. The same letter again goes to the
 * next line that begins with it.
 * @returns takes a typed letter and the time of the key press in ms; gives the index of the line, or -1
 */
export function createTypeahead(): (
  key: string,
  timeMs: number,
  labels: readonly string[],
  at: number,
) => number {
  let [typed, lastMs] = ['', -Infinity]
  return (key, timeMs, labels, at) => {
    typed = folded(timeMs - lastMs > wordPauseMs ? key : typed + key)
    lastMs = timeMs
    const isOneLetter = [...typed].every((letter) => letter === typed[0])
    const wanted = isOneLetter ? (typed[0] ?? '') : typed
    // A word that grows may still be the present line; a letter alone asks for the next one.
    const first = isOneLetter ? at + 1 : Math.max(at, 0)
    const order = labels.map((_, step) => (first + step) % labels.length)
    return order.find((index) => wanted !== '' && folded(labels[index] ?? '').startsWith(wanted)) ?? -1
  }
}
