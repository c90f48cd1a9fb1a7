const closers: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' }

/**
 * For every opening bracket of a formula, the position of the one that closes it. Brackets without a partner, as in
 * the interval [0, 1[, aren't listed.
 */
export function matchBrackets(source: string): ReadonlyMap<number, number> {
  const matches = new Map<number, number>()
  const open: { at: number; closer: string }[] = []
  for (let at = 0; at < source.length; at += 1) {
    const char = source[at] ?? ''
    const closer = closers[char]
    if (char === '\\') at += 1
    else if (closer) open.push({ at, closer })
    else if (char === '}') {
      // A brace closes its group, and with it every other bracket that is still open in it.
      const group = open.findLastIndex((one) => one.closer === '}')
      const [brace] = group < 0 ? [] : open.splice(group)
      if (brace) matches.set(brace.at, at)
    } else if (char === open.at(-1)?.closer) {
      const opened = open.pop()
      if (opened) matches.set(opened.at, at)
    }
  }
  return matches
}
