import type { ItemFigure } from '@classeur/domain/resources'
import { richText } from '@classeur/domain/resources'
import { cleanup, render, screen, within } from '@testing-library/react'
import { Suspense, type ReactNode } from 'react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { loadAreas, startI18n } from '../../i18n/i18n.ts'
import { ContentLanguage } from './content-language.ts'
import { ItemFigureView } from './item-figure-view.tsx'
import { RichTextView } from './rich-text-view.tsx'

beforeAll(async () => {
  localStorage.setItem('classeur:language', 'en')
  await startI18n()
  await loadAreas('content')
})
afterEach(cleanup)

const show = (node: ReactNode, language: 'en' | 'fr' | 'ar' = 'en') =>
  render(
    <Suspense fallback="loading">
      <ContentLanguage value={language}>{node}</ContentLanguage>
    </Suspense>,
  )
const names = () =>
  [...document.querySelectorAll('math')].map((formula) => formula.getAttribute('aria-label'))
/** The boxes are the only elements that take room without any text. */
const boxes = () => document.querySelectorAll('math mrow > mspace')

describe('RichTextView', () => {
  it('shows words and formulas, with the spoken names of the formulas', () => {
    const { container } = show(<RichTextView value={richText('Add $\\frac{1}{5}+\\frac{3}{5}$ now.')} />)
    expect(container.textContent).toBe('Add 15+35 now.')
    expect(names()).toEqual(['one fifth plus three fifths'])
  })

  it('draws a blank as an empty box in a fraction, alone and between words', () => {
    const { container } = show(<RichTextView value={richText('$\\frac{1}{5}=\\frac{\\square}{\\square}$')} />)
    expect(boxes()).toHaveLength(2)
    expect(names()).toEqual(['one fifth equals blank over blank'])
    expect(container.textContent).not.toContain('□')
    cleanup()
    show(<RichTextView value={richText('$\\square$')} />)
    expect(boxes()).toHaveLength(1)
    expect(names()).toEqual(['blank'])
    cleanup()
    const { container: words } = show(<RichTextView value={[{ kind: 'text', text: 'It is □ o’clock.' }]} />)
    expect(boxes()).toHaveLength(1)
    expect(words.textContent).toBe('It is  o’clock.')
  })

  it('keeps punctuation on the line of the formula before it', () => {
    const { container } = show(
      <RichTextView value={richText('From $\\frac{1}{2}$, then $\\frac{1}{3}$ on.')} />,
    )
    const [half, third] = container.querySelectorAll('math')
    expect(half?.parentElement?.textContent).toBe('12,')
    expect(third?.parentElement).toBe(container.firstElementChild)
    expect(container.textContent).toBe('From 12, then 13 on.')
  })

  it('reads a blank out in the language of the item', () => {
    show(<RichTextView value={richText('$\\square$')} />, 'ar')
    expect(names()).toEqual(['خانة فارغة'])
  })

  it('never treats a text as markup', () => {
    const { container } = show(<RichTextView value={[{ kind: 'text', text: '<b>□</b>' }]} />)
    expect(container.querySelector('b')).toBeNull()
    expect(container.textContent).toBe('<b></b>')
  })
})

describe('ItemFigureView', () => {
  it.each<[ItemFigure, string]>([
    [{ kind: 'clock', hour: 9, minute: 5, hands: true }, 'A clock that shows 09:05'],
    [{ kind: 'clock', hour: 9, minute: 5, hands: false }, 'A clock face without hands'],
    [
      { kind: 'fraction-bars', bars: [{ parts: 8, shaded: 3, label: '3/8' }] },
      'A bar, 3 of 8 parts shaded: 3/8',
    ],
    [
      { kind: 'number-line', from: 0, to: 2, step: 1, marks: [{ at: 1, label: 'A' }] },
      'A number line from 0 to 2: A',
    ],
    [
      {
        kind: 'coordinate-grid',
        x: { from: 0, to: 4, step: 1, label: 'x' },
        y: { from: 0, to: 4, step: 1, label: 'y' },
        points: [{ x: 1, y: 2, label: 'P' }],
        curves: [],
      },
      'A coordinate grid: P',
    ],
  ])('describes a figure in words: %#', (figure, alt) => {
    show(<ItemFigureView figure={figure} />)
    expect(screen.getByRole('img', { name: alt }).children.length).toBeGreaterThan(3)
  })

  it('describes a figure in the language of the item', async () => {
    show(<ItemFigureView figure={{ kind: 'clock', hour: 14, minute: 30, hands: true }} />, 'fr')
    expect(await screen.findByRole('img', { name: 'Une horloge qui indique 14:30' })).toBeTruthy()
  })

  it('shows a table of data with its headings', () => {
    show(<ItemFigureView figure={{ kind: 'table', header: ['Day', 'Rain'], rows: [['Mon', '3 mm']] }} />)
    const table = within(screen.getByRole('table'))
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Day', 'Rain'])
    expect(table.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['Mon', '3 mm'])
  })
})
