/** Letters typed faster than this belong to one word. */
const wordPauseMs = 700

const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase().trim()

/**
 * Finds an item of a list by its first letters, ignoring accents and case. Repeating a single letter moves to the
 * next item that starts with it.
 * @returns a function that takes a typed letter and the time of the key press in ms, and returns the index of the
 * item, or -1
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
    // Further letters may still match the current item; a single letter always moves on.
    const first = isOneLetter ? at + 1 : Math.max(at, 0)
    const order = labels.map((_, step) => (first + step) % labels.length)
    return order.find((index) => wanted !== '' && folded(labels[index] ?? '').startsWith(wanted)) ?? -1
  }
}
