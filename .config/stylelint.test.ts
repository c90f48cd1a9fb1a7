import stylelint from 'stylelint'
import { describe, expect, it } from 'vitest'
import { containersRem } from '../web/src/theme/breakpoints.ts'

const configFile = new URL('stylelint.config.js', import.meta.url).pathname

/** Returns the property, or the part of a media query, that each error names. */
async function errorsIn(code: string): Promise<string[]> {
  const { results } = await stylelint.lint({ code, configFile })
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule))
}
const declared = (declaration: string) => errorsIn(`.part {\n  ${declaration};\n}\n`)

describe('the linter of style sheets', () => {
  it.each([
    'font-size: 0.8125rem',
    'font-size: 13px',
    'font-size: calc(var(--text-m) + 1px)',
    'font: 600 13px / 1.4 var(--font-text)',
    'padding: 10px',
    'padding: var(--space-8) 10px',
    'padding-inline-start: 0.5em',
    'margin-block: -7px',
    'scroll-margin-top: 30px',
    'gap: 10px',
    'column-gap: 2rem',
    'inset-block-start: 7px',
    'bottom: calc(100% + 3px)',
    'padding: clamp(16px, 5vh, var(--space-64))',
    'border-radius: 7px',
    'border-start-start-radius: 4px',
    'z-index: 10',
    'transition: opacity 300ms',
    'animation: turn 1s linear infinite',
    'line-height: 1.45',
    'line-height: 1.5em',
    'font: 600 var(--text-m) / 1.4 var(--font-text)',
    'line-height: var(--space-24)',
  ])('refuses %s', async (declaration) => {
    expect(await declared(declaration)).toEqual(['declaration-property-value-allowed-list'])
  })

  it.each([
    ['font-size', '--text-huge'],
    ['padding', '--space-10'],
    ['border-radius', '--radius-chip'],
    ['z-index', '--layer-top'],
  ])('refuses a token of %s that the theme lacks: %s', async (property, token) => {
    expect(await declared(`${property}: var(${token})`)).toHaveLength(1)
  })

  it('refuses a token of another scale', async () => {
    expect(await declared('font-size: var(--space-12)')).toHaveLength(1)
    expect(await declared('padding: var(--text-m)')).toHaveLength(1)
  })

  it.each(['(width <= 40em)', '(width <= 768px)', '(max-width: 48em)', '(width < 48rem)', '(height < 40em)'])(
    'refuses a media query of its own width: %s',
    async (query) => {
      expect(await errorsIn(`@media ${query} {\n  .part {\n    margin: 0;\n  }\n}\n`)).not.toEqual([])
    },
  )

  it.each(['--notice-inset: 20px', '--indent: 1.5rem', '--shift: calc(2em + 1px)'])(
    'refuses a distance in a custom property of a component: %s',
    async (declaration) => {
      expect(await declared(declaration)).toEqual(['declaration-property-value-disallowed-list'])
    },
  )

  it('accepts a listed size of a component, and a distance of the theme, in a custom property', async () => {
    expect(await declared('--icon-size: 18px')).toEqual([])
    expect(await declared('--indent: var(--space-20)')).toEqual([])
    expect(await declared('--columns: 3')).toEqual([])
  })

  it('accepts any distance in a token of the theme', async () => {
    const codeFilename = new URL('../web/src/theme/space.css', import.meta.url).pathname
    const code = ':root {\n  --space-28: 28px;\n}\n'
    const { errored } = await stylelint.lint({ code, codeFilename, configFile })
    expect(errored).toBe(false)
  })

  it.each([
    '(max-width: 270px)',
    '(width <= 34rem)',
    '(width <= 32.5em)',
    'banner (inline-size <= 95rem)',
    '(width < 95rem)',
  ])('refuses a container query of its own width: %s', async (query) => {
    expect(await errorsIn(`@container ${query} {\n  .part {\n    margin: 0;\n  }\n}\n`)).toEqual([
      'classeur/container-width',
    ])
  })

  it('accepts a container query of a declared width', async () => {
    const declaredQueries = Object.values(containersRem).map((width) => `(width <= ${width}rem)`)
    for (const query of [...declaredQueries, 'sheet-banner (width <= 95rem)']) {
      expect(await errorsIn(`@container ${query} {\n  .part {\n    margin: 0;\n  }\n}\n`)).toEqual([])
    }
  })

  it('accepts theme sizes, hairlines, percentages and paper sizes', async () => {
    const sheet = `.part {
  margin: 0 auto;
  padding: var(--space-8) 1px calc(var(--space-4) + env(safe-area-inset-bottom));
  border-radius: var(--radius-tag) var(--radius-tag) 0 0;
  inset: calc(-1 * var(--space-8)) 50% auto 0;
  font: 600 var(--text-m) / var(--leading-snug) var(--font-text);
  line-height: var(--leading-text);
  z-index: var(--layer-raised);
  transition: opacity var(--motion-quick);
}
@media (width <= 48em) {
  .part {
    font-size: var(--text-s);
  }
}
@media print {
  .part {
    margin: 10mm;
    font-size: var(--print-text);
  }
}
`
    expect(await errorsIn(sheet)).toEqual([])
  })
})
