import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isMarked, markedText, piecesOf } from '../../model/change-marks.ts'
import { compareTexts } from './compare-texts.ts'
import { compareValues } from './compare-values.ts'

const side = (pieces: ReturnType<typeof compareTexts>, other: 'old' | 'new') =>
  pieces
    .filter(({ kind }) => kind !== other)
    .map(({ text }) => text)
    .join('')

describe('the comparison of two texts', () => {
  it('marks the words that changed, the removed before the added', () => {
    expect(compareTexts('Write the sum, then check.', 'Write the difference, then check.')).toEqual([
      { kind: 'same', text: 'Write the ' },
      { kind: 'old', text: 'sum' },
      { kind: 'new', text: 'difference' },
      { kind: 'same', text: ', then check.' },
    ])
  })

  it('takes a formula as a whole', () => {
    const pieces = compareTexts('Add 1/2 and 1/3 on the strip.', 'Add 1/2 and 1/4 on the strip.')
    expect(pieces).toContainEqual({ kind: 'old', text: '1/3' })
    expect(pieces).toContainEqual({ kind: 'new', text: '1/4' })
  })

  it('shows two texts whole when hardly a word is the same', () => {
    expect(compareTexts('What is 2/3 + 1/4?', 'Thirds or sixths for a half?')).toEqual([
      { kind: 'old', text: 'What is 2/3 + 1/4?' },
      { kind: 'new', text: 'Thirds or sixths for a half?' },
    ])
  })

  it('contains both texts completely, and survives being put into one text', () => {
    const text = fc.array(fc.constantFrom('one', 'two', '1/2', ' ', ', ', '\n', 'الكسر', '$x^2$'), {
      maxLength: 30,
    })
    fc.assert(
      fc.property(text, text, (a, b) => {
        const [before, after] = [a.join(''), b.join('')]
        const pieces = compareTexts(before, after)
        expect(side(pieces, 'new')).toBe(before)
        expect(side(pieces, 'old')).toBe(after)
        const shown = pieces.filter((piece) => piece.text !== '')
        if (isMarked(markedText(pieces))) expect(piecesOf(markedText(pieces))).toEqual(shown)
      }),
    )
  })
})

describe('the comparison of two versions of a section', () => {
  const phase = {
    title: 'Guided practice',
    minutes: 15,
    teacher: 'Give each pair three sums.',
    imageId: null,
  }

  it('marks changed texts in their place and lists changed numbers', () => {
    const after = { ...phase, minutes: 12, teacher: 'Give each pair two sums.' }
    const { value, changes, parts } = compareValues({ items: [phase] }, { items: [after] })
    const teacher = (value as { items: { teacher: string }[] }).items[0]?.teacher ?? ''
    expect(piecesOf(teacher)).toContainEqual({ kind: 'new', text: 'two' })
    expect(parts).toEqual([{ path: ['items', 0, 'minutes'], before: 15, after: 12 }])
    expect(changes).toBe(2)
  })

  it('recognises edited items in a list that became longer, and keeps removed ones visible', () => {
    const before = ['Fold the strip into three parts.', 'Name each part.', 'Colour one part.']
    const after = ['Fold the strip into four parts.', 'Colour one part.']
    const { value, changes } = compareValues(before, after)
    const texts = value as string[]
    expect(texts).toHaveLength(3)
    expect(piecesOf(texts[0] ?? '')).toContainEqual({ kind: 'new', text: 'four' })
    expect(piecesOf(texts[1] ?? '')).toEqual([{ kind: 'old', text: 'Name each part.' }])
    expect(texts[2]).toBe('Colour one part.')
    expect(changes).toBe(2)
  })

  it('doesn’t compare items that only have the same position', () => {
    const before = ['Paper strips for each pair', 'Coloured pencils', 'The student sheet']
    const after = ['Paper strips for each student', 'The student sheet', 'Scissors']
    const { value, changes } = compareValues(before, after)
    const [strips, pencils, sheet, scissors] = (value as string[]).map(piecesOf)
    expect(strips).toContainEqual({ kind: 'new', text: 'student' })
    expect(pencils).toEqual([{ kind: 'old', text: 'Coloured pencils' }])
    expect(sheet).toEqual([{ kind: 'same', text: 'The student sheet' }])
    expect(scissors).toEqual([{ kind: 'new', text: 'Scissors' }])
    expect(changes).toBe(3)
  })

  it('shows a changed diagram twice and leaves its labels alone', () => {
    const diagram = (shaded: number) => ({
      kind: 'diagram',
      alt: 'A bar in thirds',
      diagram: { kind: 'fraction-bars', bars: [{ parts: 3, shaded, label: 'thirds' }] },
    })
    const { value, changes } = compareValues([diagram(1)], [diagram(2)])
    expect(value).toEqual([
      { ...diagram(1), changed: 'old' },
      { ...diagram(2), changed: 'new' },
    ])
    expect(changes).toBe(1)
  })

  it('finds nothing in equal versions', () => {
    expect(compareValues({ items: [phase] }, { items: [{ ...phase }] })).toMatchObject({
      changes: 0,
      parts: [],
    })
  })
})
