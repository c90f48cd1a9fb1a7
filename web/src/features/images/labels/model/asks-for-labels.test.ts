import { expect, it } from 'vitest'
import { mediaImageOf } from '../../../../testing/image-samples.ts'
import { newText } from './place-labels.ts'
import { asksForLabels } from './asks-for-labels.ts'

const model = { kind: 'model', model: 'draws-well', promptVersion: null } as const

it.each([
  'A labelled diagram of a plant cell',
  'A heart with labels',
  'Une cellule végétale légendée',
  'Une cellule avec des étiquettes',
  'خلية نباتية مع تسميات',
])('a picture of a model for “%s” offers labels until it has some', (prompt) => {
  const image = mediaImageOf({ prompt, generator: model })
  expect(asksForLabels(image)).toBe(true)
  expect(asksForLabels({ ...image, labels: [newText('Cell', { x: 1, y: 1 })] })).toBe(false)
})

it.each(['A heart', 'A heart without labels', 'Une cellule sans légende', 'خلية بدون تسميات'])(
  'a picture for “%s” offers none',
  (prompt) => expect(asksForLabels(mediaImageOf({ prompt, generator: model }))).toBe(false),
)

it('a picture of the built-in renderer offers labels if the renderer left them out', () => {
  const prompt = 'A labelled plant cell'
  expect(asksForLabels(mediaImageOf({ prompt, missing: ['labelled'] }))).toBe(true)
  expect(asksForLabels(mediaImageOf({ prompt, missing: ['plant'] }))).toBe(false)
})

it('an upload offers none', () => {
  expect(asksForLabels(mediaImageOf({ prompt: 'labels', generator: null }))).toBe(false)
})
