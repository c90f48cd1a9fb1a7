import type { Language } from '@classeur/contracts'
import { cleanup, render, screen, within } from '@testing-library/react'
import { Suspense, type ReactNode } from 'react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { loadAreas, startI18n } from '../../i18n/i18n.ts'
import { CodeBlock } from './code-block.tsx'
import { ContentLanguage } from './content-language.ts'
import { DiagramView } from './diagram-view.tsx'
import { InlineText } from './inline-text.tsx'
import { TableBlock } from './table-block.tsx'

beforeAll(async () => {
  localStorage.setItem('classeur:language', 'en')
  await startI18n()
  await loadAreas('content')
})
afterEach(cleanup)

const show = (content: ReactNode, language: Language = 'en') =>
  render(
    <Suspense fallback="loading">
      <ContentLanguage value={language}>{content}</ContentLanguage>
    </Suspense>,
  )
const showText = (text: string, language?: Language) => show(<InlineText value={text} />, language)
const formulas = () => [...document.querySelectorAll('math')]
const names = () => formulas().map((formula) => formula.getAttribute('aria-label'))

describe('formulas in a text', () => {
  it('are set as MathML with a spoken name in the language of the content', () => {
    showText('Why is 1/2 more than $\\frac{x}{3}$?')
    expect(names()).toEqual(['one half', 'x over 3'])
    expect(document.querySelectorAll('mfrac')).toHaveLength(2)
    expect(formulas()[0]?.namespaceURI).toBe('http://www.w3.org/1998/Math/MathML')
    cleanup()
    showText('٣/٤ من الكعكة', 'ar')
    expect(names()).toEqual(['ثلاثة أرباع'])
  })

  it('stand left to right in a right-to-left text', () => {
    showText('احسب $x - 1$ الآن', 'ar')
    const [formula] = formulas()
    expect(formula?.getAttribute('dir')).toBe('ltr')
    expect(formula?.textContent).toBe('x−1')
  })

  it('show powers, indices, roots and accents', () => {
    showText('$x_1^2 + \\sqrt[3]{8} = \\vec{u}$')
    expect([...document.querySelectorAll('msup, msub, mover')].map(({ localName }) => localName)).toEqual([
      ...['msup', 'msub', 'mover'],
    ])
    expect(names()).toEqual(['x sub 1 squared plus cube root of 8 equals vector u'])
  })

  it('leave every other text as it was typed, never as markup', () => {
    const text = '<img src=x onerror="alert(1)"> costs $5, $\\foo{<b>}$ & <math>'
    const { container } = showText(text)
    expect(container.textContent).toBe(text)
    expect(container.querySelectorAll('img, b, math')).toHaveLength(0)
  })
})

describe('blocks', () => {
  it('a table has a caption, headings of columns and empty cells for missing ones', async () => {
    show(
      <TableBlock
        caption="Parts of 1/2"
        header={['Fraction', 'Decimal']}
        rows={[['1/4', '0.25'], ['3/4']]}
      />,
    )
    const table = within(await screen.findByRole('group', { name: 'Parts of 1/2' })).getByRole('table')
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual([...['Fraction', 'Decimal']])
    expect(
      within(table)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['14', '0.25', '34', ''])
    expect(table.querySelector('caption')?.textContent).toBe('Parts of 12')
  })

  it('a table without headings has no empty row of headings', async () => {
    show(<TableBlock caption="" header={[]} rows={[['a', 'b']]} />)
    expect(
      within(await screen.findByRole('group', { name: 'Table' })).queryAllByRole('columnheader'),
    ).toEqual([])
  })

  it('code says whether it was run, and is shown character for character', async () => {
    show(<CodeBlock language="python" code={'print(1/2)\n  # <b> $x$'} run="not-run" />)
    expect((await screen.findByText('not run')).closest('figure')?.textContent).toContain('python')
    const code = document.querySelector('pre code')
    expect(code?.textContent).toBe('print(1/2)\n  # <b> $x$')
    expect(code?.closest('pre')?.getAttribute('dir')).toBe('ltr')
  })

  it('the notes of code are in the language of the content', async () => {
    show(<CodeBlock language="" code="x" run="failed" />, 'fr')
    expect(await screen.findByText('ne s’exécute pas')).toBeTruthy()
  })

  it('a diagram is an image with a description, drawn from its numbers', () => {
    const alt = 'Three quarters on a line from 0 to 1'
    show(
      <DiagramView
        alt={alt}
        diagram={{ kind: 'number-line', from: 0, to: 1, step: 0.5, marks: [{ at: 0.75, label: '<b>' }] }}
      />,
    )
    const image = screen.getByRole('img', { name: alt })
    expect([...image.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual([
      ...['0.0', '0.5', '1.0', '<b>'],
    ])
    expect(image.querySelectorAll('circle')).toHaveLength(1)
    expect(image.querySelector('b')).toBeNull()
  })
})
