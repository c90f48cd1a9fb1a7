import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sharedChunks } from '../web/vite/shared-chunks.ts'

const root = new URL('../web/src/', import.meta.url).pathname
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => `/src/${file}`)

/** The texts that a pattern with groups stands for: `a/(b|c)` stands for `a/b` and `a/c`. A lookahead stays as it is. */
function expand(pattern: string): string[] {
  const start = /\((?!\?)/.exec(pattern)?.index
  if (start === undefined) return [pattern]
  let depth = 0
  const parts = ['']
  for (let at = start; at < pattern.length; at += 1) {
    const character = pattern[at] ?? ''
    if (character === '(') depth += 1
    if (character === ')') depth -= 1
    if (depth === 0) {
      const [before, after] = [pattern.slice(0, start), pattern.slice(at + 1)]
      return parts.flatMap((part) => expand(`${before}${part.slice(1)}${after}`))
    }
    if (character === '|' && depth === 1) parts.push('|')
    else parts[parts.length - 1] += character
  }
  throw new Error(`a group without an end: ${pattern}`)
}

/** The end of each pattern: any file whose path begins as it says. */
const ending = '[^?]*\\.(ts|tsx|css)$'
const ownCode = sharedChunks.filter(({ test }) => test.source.startsWith('\\/src\\/'))

it.each(ownCode.map(({ name, test }) => [name, test.source]))(
  'each path of the shared file "%s" exists, so a moved module is noticed',
  (_name, source) => {
    const paths = expand(source.replace(ending, ''))
    const missing = paths.filter((path) => !files.some((file) => new RegExp(path).test(file)))
    expect(missing).toEqual([])
  },
)

it('at least seven shared files list modules of the web', () => expect(ownCode.length).toBeGreaterThan(6))
