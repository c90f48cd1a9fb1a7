import { expect, it } from 'vitest'
import { readPublicationNote, writePublicationNote, type PublicationNote } from './publication-note.ts'

it.each<PublicationNote>([
  { typical: 'incorrect', words: '' },
  { typical: 'unsuitable', words: 'The second person: too frightening.' },
  { typical: 'names-students', words: '' },
  { typical: null, words: 'Crop it: the edge is cut.' },
])('a publication note is read as written: $typical $words', (note) => {
  expect(readPublicationNote(writePublicationNote(note))).toEqual(note)
})
