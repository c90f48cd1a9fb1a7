import { readPictureRequest, type PictureReading } from '@classeur/domain/pictures'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { changeLanguage, loadAreas, startI18n } from '../../../i18n/i18n.ts'
import { DrawableNote } from './drawable-note.tsx'

beforeAll(async () => {
  localStorage.setItem('classeur:language', 'en')
  await startI18n()
})
afterEach(async () => {
  cleanup()
  await changeLanguage('en')
})

async function show(prompt: string, language: 'en' | 'fr' | 'ar') {
  await changeLanguage(language)
  await loadAreas('images')
  const reading: PictureReading = readPictureRequest(prompt, language)
  const onChoose = vi.fn<(chosen: string) => void>()
  render(<DrawableNote reading={reading} onChoose={onChoose} />)
  return { note: screen.getByRole('status').textContent, onChoose }
}

it.each([
  ['en', 'triangle with sides 1, 2 and 9', 'No triangle has sides 1, 2 and 9', 'triangle with sides 3 cm'],
  ['fr', 'diagramme circulaire', 'Un diagramme circulaire a besoin de noms', 'diagramme circulaire : pommes'],
  ['ar', 'زاوية حادة قياسها 120 درجة', 'ليست حادة بل منفرجة', 'زاوية قياسها 120 درجة'],
] as const)(
  'says in %s why an exact figure is impossible, and offers a possible one: “%s”',
  async (language, prompt, reason, nearest) => {
    const { note, onChoose } = await show(prompt, language)
    expect(note).toContain(reason)
    await userEvent.click(screen.getByRole('button'))
    expect(onChoose).toHaveBeenCalledWith(expect.stringContaining(nearest))
  },
)

it.each([
  ['en', 'a cat on a sofa and a hologram', 'hologram', 'a cat and a sofa', 'a cat, a sofa'],
  ['fr', 'un chat et la tour Eiffel', 'tour et Eiffel', 'un chat', 'un chat'],
  ['ar', 'قطة وبلقيس', 'بلقيس', 'قطة', 'قطة'],
] as const)(
  'names in %s the words that it can draw and those that it can’t, and offers a request without them: “%s”',
  async (language, prompt, missing, drawn, nearest) => {
    const { note, onChoose } = await show(prompt, language)
    expect(note).toContain(missing)
    expect(note).toContain(drawn)
    await userEvent.click(screen.getByRole('button'))
    expect(onChoose).toHaveBeenCalledWith(nearest)
  },
)

it.each([
  ['en', 'an apple tree', 'a tree'],
  ['en', 'a cat sleeping on a sofa', 'a cat, a sofa'],
  ['fr', 'un enfant triste', 'un enfant'],
  ['ar', 'قطة تنام', 'قطة'],
  ['en', 'the storming of the Bastille', 'a timeline with five events'],
] as const)('offers in %s the nearest picture if it refuses “%s”', async (language, prompt, nearest) => {
  const { note, onChoose } = await show(prompt, language)
  expect(note).toContain(prompt.split(' ').at(-1))
  await userEvent.click(screen.getByRole('button'))
  expect(onChoose).toHaveBeenCalledWith(nearest)
})

it.each([
  ['en', 'a girl reading a book under a tree', 'It can draw: a girl reading a book and a tree.'],
  ['fr', 'deux enfants nagent', 'Il sait dessiner : un enfant qui nage.'],
  ['ar', 'بنت تكتب', 'يستطيع رسم: بنت أثناء الكتابة.'],
] as const)(
  'only lists in %s what it recognises if it can draw all of “%s”',
  async (language, prompt, expected) => {
    const { note } = await show(prompt, language)
    expect(note?.replaceAll('\u00a0', ' ')).toBe(expected)
    expect(screen.queryByRole('button')).toBeNull()
  },
)

it('the note offers nothing if no picture is near', async () => {
  await show('Napoleon at Waterloo', 'en')
  expect(screen.queryByRole('button')).toBeNull()
})
