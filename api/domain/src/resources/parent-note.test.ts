import { describe, expect, it } from 'vitest'
import { parentNote } from './parent-note.ts'
import { languages } from '../text/language.ts'

const facts = {
  firstName: 'Leo',
  examTitle: 'Fractions',
  skills: [
    { name: 'Compare', share: '97/100' },
    { name: 'Add', share: '1/2' },
    { name: 'Solve', share: '2/25' },
    { name: 'Draw', share: null },
  ],
  errors: ['Adds top and bottom'],
}

describe('a note to parents', () => {
  it('says what goes well first, then what needs practice, with the exact share of points', () => {
    expect(parentNote(facts, 'en')).toEqual({
      greeting: 'Dear parents of Leo,',
      paragraphs: [
        'In “Fractions”, this already goes well for Leo: Compare (97\u00a0% of the points).',
        'This is on its way for Leo: Add (50\u00a0% of the points).',
        'This needs more practice for Leo: Solve (8\u00a0% of the points).',
        'A mistake worth looking at together: Adds top and bottom.',
        expect.stringContaining('Ten minutes'),
      ],
      closing: 'With kind regards,',
    })
  })

  it.each(languages)(
    'in %s leaves out skills without a mark, and errors where nothing needs practice',
    (language) => {
      const secure = { ...facts, skills: [{ name: 'Compare', share: '1/1' }] }
      const text = [parentNote(facts, language), parentNote(secure, language)].map((note) =>
        note.paragraphs.join('\n'),
      )
      expect(text[0]).not.toContain('Draw')
      expect(text[0]).toContain('Adds top and bottom')
      expect(text[1]).not.toContain('Adds top and bottom')
      expect(text[1]).toContain('100')
    },
  )

  it.each(languages)(
    'in %s says that there is no result yet instead of anything about the work',
    (language) => {
      const { paragraphs } = parentNote({ ...facts, skills: [{ name: 'Draw', share: null }] }, language)
      expect(paragraphs).toHaveLength(1)
      expect(paragraphs[0]).toContain('Fractions')
    },
  )
})
