import type { PictureLabel } from '@classeur/contracts'
import { svgOfLabels } from '@classeur/domain/labels'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { startI18n } from '../../i18n/i18n.ts'
import { LabelledImage } from './labelled-image.tsx'

const size = { width: 1200, height: 900 }
const labels: PictureLabel[] = [
  {
    ...{ kind: 'text', id: 'nucleus', colour: 'red', text: 'Nucleus', at: { x: 2000, y: 3000 } },
    ...{ size: 'small', plate: false, leader: { to: { x: 5000, y: 5000 }, end: 'arrow' } },
  },
  {
    ...{ kind: 'text', id: 'wall01', colour: 'ink', text: 'جدار (wall)', at: { x: 8000, y: 3000 } },
    ...{ size: 'large', plate: true, leader: null },
  },
  { kind: 'line', id: 'line01', colour: 'white', from: { x: 0, y: 0 }, to: { x: 900, y: 900 }, end: 'dot' },
]
const show = (shown: readonly PictureLabel[]) =>
  render(<LabelledImage src="/file" alt="A cell" {...size} labels={shown} />).container

beforeAll(async () => {
  localStorage.setItem('classeur:language', 'en')
  await startI18n()
})
afterEach(cleanup)

it('the screen draws the same elements at the same coordinates as a file', () => {
  const onScreen = show(labels).querySelector('svg')!
  const inFile = new DOMParser().parseFromString(
    svgOfLabels(labels, size, 'Inter'),
    'image/svg+xml',
  ).documentElement
  const elementsOf = (svg: Element) =>
    [...svg.children].map(({ tagName, attributes, textContent }) => [
      tagName,
      Object.fromEntries([...attributes].map(({ name, value }) => [name, value])),
      textContent,
    ])
  expect(elementsOf(onScreen)).toEqual(elementsOf(inFile))
  expect(onScreen.getAttribute('viewBox')).toBe(inFile.getAttribute('viewBox'))
})

it('screen readers get the texts after the picture, and the drawing is hidden from them', () => {
  const shown = show(labels)
  expect(screen.getByRole('img', { name: 'A cell' })).toBeTruthy()
  expect(screen.getByText('Labels: Nucleus and جدار (wall)')).toBeTruthy()
  expect(shown.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})

it('a picture without labels is only an image', () => {
  expect(show([]).children).toHaveLength(1)
  expect(show([]).firstElementChild?.tagName).toBe('IMG')
})
