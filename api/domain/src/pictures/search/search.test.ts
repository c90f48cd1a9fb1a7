import { describe, expect, it } from 'vitest'
import { pictureConcepts } from './picture-concepts.ts'
import { readSearch } from './read-search.ts'

/** Whether a search finds a picture with these texts through its concepts alone. */
const findsBySubject = (query: string, ...texts: string[]) => {
  const shown = new Set(pictureConcepts(texts))
  return readSearch(query).every(({ concepts }) => concepts.some((concept) => shown.has(concept)))
}

describe('the search for what pictures show', () => {
  it.each([
    ['volcan', 'A volcano, cut open'],
    ['volcans', 'A volcano, cut open'],
    ['بركان', 'A volcano, cut open'],
    ['البركان', 'A volcano, cut open'],
    ['volcano', 'بركان يثور'],
    ['volcano', 'Un volcan en éruption'],
    ['chat', 'A cat on a table'],
    ['قطة', 'Un chat sur une table'],
    ['cats', 'Un chat sur une table'],
    ["cycle de l'eau", 'The water cycle'],
    ['دورة المياه', 'The water cycle'],
    ['water cycle', 'Le cycle de l’eau'],
    ['pomme de terre', 'A potato'],
    ['ferme', 'A farm with a barn'],
    ['كسر', 'Three quarters as a fraction'],
    ['angle', 'زاوية حادة'],
    ['système solaire', 'The solar system'],
  ])('“%s” finds “%s”', (query, text) => {
    expect(findsBySubject(query, text)).toBe(true)
  })

  it.each([
    ['volcan', 'A cat on a table'],
    ['بركان', 'Three apples'],
    ['water cycle', 'The life cycle of a butterfly'],
  ])('“%s” does not find “%s”', (query, text) => {
    expect(findsBySubject(query, text)).toBe(false)
  })

  it('ignores articles unless a search consists of them', () => {
    expect(readSearch('le cycle de la vie').map(({ forms }) => forms)).toEqual([['cycle'], ['vie']])
    expect(readSearch('the').map(({ forms }) => forms)).toEqual([['the']])
    expect(readSearch(' … ')).toEqual([])
  })

  it('asks for a bounded number of concepts, however short the word is', () => {
    for (const letter of 'abcdefghijklmnopqrstuvwxyz') {
      for (const word of readSearch(`${letter} ${letter}a ${letter}ar ${letter}o${letter}`)) {
        expect(word.concepts.length).toBeLessThanOrEqual(24)
      }
    }
  })
})
