import { matchBrackets } from './brackets.ts'
import { fractionCommands } from './commands.ts'
import { symbolOf } from './symbols.ts'
import { commandAt } from './tokens.ts'

/** Longer commands aren't looked for in a text without delimiters. */
const longestCommand = 200
/** Symbols that are written between numbers; others could be part of a path or of code. */
const bareSymbols = /^(?:times|div|cdot|pm|leq?|geq?|neq?|approx|pi)$/

/**
 * A command that stands in a text without delimiters, because whoever wrote the text forgot them: `\frac{1}{2}`,
 * `\sqrt{2}` or a symbol such as `\times`. `source` is the whole command; null if none begins at `at`.
 */
export function bracedCommandAt(text: string, at: number): { end: number; source: string } | null {
  if (text[at] !== '\\') return null
  const name = commandAt(text, at + 1)
  const afterName = at + 1 + name.length
  if (bareSymbols.test(name) && symbolOf(name) !== undefined) {
    const follows = /[\s\d()}]|^$/.test(text[at - 1] ?? '')
    return follows ? { end: afterName, source: `\\${name}` } : null
  }
  const groups = fractionCommands.has(name) ? 2 : name === 'sqrt' ? 1 : 0
  if (groups === 0) return null
  const rest = text.slice(afterName, afterName + longestCommand)
  const matches = matchBrackets(rest)
  let end = 0
  if (name === 'sqrt' && rest.startsWith('[')) end = (matches.get(0) ?? -1) + 1
  for (let group = 0; group < groups; group += 1) {
    const close = rest[end] === '{' ? matches.get(end) : undefined
    if (close === undefined) return null
    end = close + 1
  }
  return { end: afterName + end, source: `\\${name}${rest.slice(0, end)}` }
}
