import type { PictureLabel } from '@classeur/contracts'
import { expect, it } from 'vitest'
import { mediaImageOf } from '../../../../testing/image-samples.ts'
import { suggestAltText } from './alt-suggestion.ts'

const upload = (name: string) => mediaImageOf({ prompt: '', name, origin: 'uploaded', altText: '' })
const label = (id: string, text: string): PictureLabel => ({
  ...{ kind: 'text', id, colour: 'ink', text, at: { x: 1, y: 1 }, size: 'small', plate: false },
  leader: null,
})

it('a generated picture suggests its request', () => {
  expect(suggestAltText(mediaImageOf({ prompt: 'A volcano by the sea' }))?.text).toBe('A volcano by the sea')
})

it.each(['Oak leaf', 'Blatt einer Eiche', 'دورة الماء', 'Figure 3 of the book'])(
  'an upload suggests the name that a person gave: “%s”',
  (name) => expect(suggestAltText(upload(name))).toEqual({ text: name, labels: [] }),
)

it.each([
  'IMG_20261127_093011',
  'DSC00042',
  'image',
  'Screenshot 2026-11-27 at 09.30.11',
  '20261127',
  'PXL_2026',
  '  ',
])('nothing is suggested from the name of a device: “%s”', (name) =>
  expect(suggestAltText(upload(name))).toBeNull(),
)

it('labels are suggested too, each once', () => {
  const labels = [label('aaaaaa', 'stem'), label('bbbbbb', 'vein'), label('cccccc', 'stem')]
  expect(suggestAltText({ ...upload('IMG_1'), labels })).toEqual({ text: '', labels: ['stem', 'vein'] })
})
