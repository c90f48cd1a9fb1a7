import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { motionQuickMs } from '../web/src/theme/motion.ts'

const root = join(import.meta.dirname, '..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8').replace(/\/\*.*?\*\//gs, '')
const theme = (name: string): string => read(`web/src/theme/${name}.css`)

/** Returns each custom property that the text declares, with its value. */
const tokensIn = (text = ''): Map<string, string> =>
  new Map(
    [...text.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]),
  )

const colours = theme('colour')
const light = tokensIn(/\.on-paper \{([^}]*)\}/.exec(colours)?.[1])
const dark = tokensIn(/\[data-color-scheme='dark'\] \{([^}]*)\}/.exec(colours)?.[1])

const operatorStyle = read('api/src/features/ops/page/page-style.ts')
const gatewayStyle = read('api/test-gateway/assets/page.css')
/** Pages without the web app, which can't load the theme's files. */
const copies = [
  ['page-style.ts', operatorStyle],
  ['publications-style.ts', read('api/src/features/ops/publications/publications-style.ts')],
  ['page.css', gatewayStyle],
] as const

/** Returns the tokens that differ from the theme's, without font stacks: these pages load no web fonts. */
function strayTokens(
  copied: Map<string, string>,
  original: Map<string, string>,
  own: string[] = [],
): string[] {
  return [...copied]
    .filter(
      ([name, value]) => !name.startsWith('--font-') && !own.includes(name) && original.get(name) !== value,
    )
    .map(([name, value]) => `${name}: ${value}, not ${original.get(name) ?? 'a token of the theme'}`)
}

describe('a copy of the theme', () => {
  it('gives the window frame the background colour of the page, light and dark', () => {
    const frame = [
      ...read('web/index.html').matchAll(/name="theme-color" content="(#\w+)" media="\(.*: (\w+)\)"/g),
    ]
    expect(Object.fromEntries(frame.map(([, colour, scheme]) => [scheme, colour]))).toEqual({
      light: light.get('--paper'),
      dark: dark.get('--paper'),
    })
  })

  it('has the colours of the theme on the pages of operators', () => {
    const both = [...tokensIn(operatorStyle)].map(([name, value]) => {
      const [, inLight = value, inDark = value] = /^light-dark\((.+), (.+)\)$/.exec(value) ?? []
      return { name, inLight, inDark }
    })
    expect(both.length).toBeGreaterThan(10)
    expect(strayTokens(new Map(both.map(({ name, inLight }) => [name, inLight])), light)).toEqual([])
    expect(strayTokens(new Map(both.map(({ name, inDark }) => [name, inDark])), dark)).toEqual([])
  })

  it('has the colours of the theme on the pages of the test gateway', () => {
    const [inLight, inDark] = [...gatewayStyle.matchAll(/:root \{([^}]*)\}/g)].map(([, block]) =>
      tokensIn(block),
    )
    // The tag that says "TEST" in capital letters is filled with a colour that the product has no use for.
    const own = ['--sun-fill', '--sun-fill-ink']
    expect(inLight?.size).toBeGreaterThan(10)
    expect(strayTokens(inLight ?? new Map(), light, own)).toEqual([])
    expect(strayTokens(inDark ?? new Map(), dark, own)).toEqual([])
  })

  it('has the time of quick motion in scripts', () => {
    expect(`${motionQuickMs}ms`).toBe(tokensIn(theme('motion')).get('--motion-quick'))
  })

  it.each(copies)('has only text sizes, distances and corners of the theme: %s', (_name, style) => {
    const sizes = new Set(
      [...tokensIn(theme('type'))].filter(([name]) => name.startsWith('--text-')).map(([, v]) => v),
    )
    const distances = new Set(['0', '1px', ...tokensIn(theme('space')).values()])
    const corners = new Set(['0', ...tokensIn(theme('shape')).values()])
    const stray = [...style.matchAll(/(?<=[{;\s])([a-z-]+): ([^;{}]+);/g)].filter(
      ([, property = '', value = '']) => {
        const lengths = value.match(/\d[\d.]*(?:px|em|rem)/g) ?? []
        if (/^(?:padding|margin|(?:row-|column-)?gap)(?:-|$)/.test(property))
          return lengths.some((length) => !distances.has(length))
        if (property.startsWith('border-radius')) return lengths.some((length) => !corners.has(length))
        if (!/^font(?:-size)?$/.test(property)) return false
        const size = /clamp\(.+?\)|[\d.]+(?:px|em|rem)/.exec(value)?.[0]
        return size !== undefined && !sizes.has(size)
      },
    )
    expect(stray.map(([declaration]) => declaration)).toEqual([])
  })
})
