import { labelWords, pictureTopics, type LabelId } from '@classeur/domain/pictures'
import { imagePixels, type ImageAspect, type Language } from '@classeur/contracts'
import { beforeAll, describe, expect, it } from 'vitest'
import { composePicture } from '../compose-picture.ts'
import { loadIconSet, type IconSet } from '../icons/icon-set.ts'
import type { Point } from '../paint/geometry.ts'
import { textWidth } from '../text/draw-text.ts'
import { diagramKinds } from '../topics/diagram-kinds.ts'
import { placeCallouts } from './place-callouts.ts'

let icons: IconSet
beforeAll(async () => {
  icons = await loadIconSet()
})

const languages: readonly Language[] = ['en', 'fr', 'ar']
const wish: Record<Language, string> = { en: 'with labels', fr: 'avec légende', ar: 'مع التسميات' }

interface Box {
  text: string
  left: number
  right: number
  top: number
  bottom: number
}

/** The boxes of the labels; the drawing between them is an inner `svg` whose own signs are no labels. */
function labelBoxes(svg: string): Box[] {
  const outer = svg.replace(/<svg x=.*?<\/svg>/gs, '')
  return [
    ...outer.matchAll(
      /<text x="([-\d.]+)" y="([-\d.]+)"[^>]*font-size="([\d.]+)"[^>]*text-anchor="(\w+)"[^>]*>([^<]*)/g,
    ),
  ].map(([, x, y, fontSize, anchor, content = '']) => {
    const size = Number(fontSize)
    const text = content.replace(/\p{Cf}/gu, '')
    const width = textWidth(text, size, 600)
    const left =
      anchor === 'end' ? Number(x) - width : anchor === 'middle' ? Number(x) - width / 2 : Number(x)
    return { text, left, right: left + width, top: Number(y) - size * 0.73, bottom: Number(y) + size * 0.1 }
  })
}

const overlaps = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

describe('labels', () => {
  it('have texts in each of the three languages, and each belongs to a diagram', () => {
    const used = new Set<LabelId>(Object.values(pictureTopics).flatMap(({ labels = [] }) => labels))
    for (const language of languages) {
      const words = labelWords[language]
      expect(new Set(Object.keys(words))).toEqual(used)
      for (const word of Object.values(words)) expect(word.trim()).not.toBe('')
    }
    for (const [id, word] of Object.entries(labelWords.ar))
      expect(word, id).toMatch(/^[\p{Script=Arabic}\p{M}\s،؟]+$/u)
  })

  it.each(languages)('in %s neither overlap nor leave the picture, in any diagram and shape', (language) => {
    const problems: string[] = []
    for (const { id, samples } of diagramKinds) {
      for (const aspect of Object.keys(imagePixels) as ImageAspect[]) {
        const request = {
          prompt: `${samples[language]} ${wish[language]}`,
          language,
          style: 'diagram' as const,
          aspect,
          partly: false,
        }
        const boxes = labelBoxes(composePicture({ request, variant: 0 }, icons).svg)
        const { width, height } = imagePixels[aspect]
        for (const [index, one] of boxes.entries()) {
          if (one.left < 0 || one.right > width || one.top < 0 || one.bottom > height)
            problems.push(`${id} ${aspect}: ${one.text} leaves`)
          for (const other of boxes.slice(index + 1))
            if (overlaps(one, other)) problems.push(`${id} ${aspect}: ${one.text} on ${other.text}`)
        }
      }
    }
    expect(problems).toEqual([])
  })

  it('at one side stand below each other, within their range, and their lines don’t cross', () => {
    const parts = [
      { item: 'c', to: { x: 300, y: 52 }, height: 30 },
      { item: 'a', to: { x: 120, y: 50 }, height: 30 },
      { item: 'b', to: { x: 200, y: 51 }, height: 30 },
      { item: 'd', to: { x: 150, y: 390 }, height: 60 },
    ]
    const slots = placeCallouts(parts, 100, { top: 0, bottom: 400, gap: 5 })
    for (const [index, slot] of slots.entries()) {
      expect(slot.y - slot.height / 2).toBeGreaterThanOrEqual(0)
      expect(slot.y + slot.height / 2).toBeLessThanOrEqual(400)
      const next = slots[index + 1]
      if (next) expect(next.y - next.height / 2).toBeGreaterThanOrEqual(slot.y + slot.height / 2 + 5 - 1e-9)
    }
    const cross = (p: Point, q: Point, r: Point) => (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x)
    const crosses = (a: Point, b: Point, c: Point, d: Point) =>
      cross(a, b, c) * cross(a, b, d) < 0 && cross(c, d, a) * cross(c, d, b) < 0
    const lines = slots.map(({ y, to }) => ({ from: { x: 100, y }, to }))
    for (const one of lines)
      for (const other of lines) expect(crosses(one.from, one.to, other.from, other.to)).toBe(false)
  })
})
