import { Resvg } from '@resvg/resvg-js'
import { describe, expect, it } from 'vitest'
import { drawText, fittingSize, textWidth } from './draw-text.ts'
import { defaultFamily, fontFiles } from './fonts.ts'

const font = { loadSystemFonts: false, fontFiles: fontFiles(), defaultFontFamily: defaultFamily }

/** The box of a drawn text, without its halo. */
function boxOf(text: string) {
  const drawn = drawText({ text, x: 400, y: 100, size: 40 }).replace(
    / stroke="#fff" stroke-width="[^"]*"/,
    '',
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="200">${drawn}</svg>`
  return new Resvg(svg, { font }).getBBox()
}

describe('text in pictures', () => {
  it.each(['Obtuse angle 120°', 'Angle aigu, œuvre ½ × ÷', '−3.5 … √2 ≠ π', '0 10 20'])(
    'measures the Latin text “%s” within 4 %',
    (text) => {
      const real = boxOf(text)?.width ?? 0
      expect(real).toBeGreaterThan(0)
      expect(Math.abs(textWidth(text, 40) - real) / real).toBeLessThan(0.04)
    },
  )

  it.each(['زاوية قياسها 60° درجة', 'مثلث متساوي الساقين', 'القطر AB = 5 cm', 'أ ب ج د: 12 سم', '٣/٤'])(
    'measures the Arabic text “%s” closely enough to avoid collisions',
    (text) => {
      const share = textWidth(text, 40) / (boxOf(text)?.width ?? 0)
      expect(share).toBeGreaterThan(0.93)
      expect(share).toBeLessThan(1.3)
    },
  )

  it('draws Arabic and Latin letters with fonts of their own, regular and semibold', () => {
    for (const text of ['A', 'é', 'ش', '٣', '7', '°', '−', '×'])
      expect(boxOf(text)?.width, text).toBeGreaterThan(1)
  })

  it('escapes signs that mean something in SVG', () => {
    const drawn = drawText({ text: '</text><script>&"', x: 0, y: 0, size: 10 })
    expect(drawn).not.toMatch(/<script|<\/text>.+<\/text>/)
    expect(drawn).toContain('&#60;/text&#62;')
  })

  it('has a white halo, or a plate instead', () => {
    expect(drawText({ text: 'a', x: 0, y: 0, size: 10 })).toContain('paint-order="stroke"')
    const plated = drawText({ text: 'a', x: 0, y: 0, size: 10, plate: '#fff' })
    expect(plated).toContain('<path')
    expect(plated).not.toContain('paint-order')
  })

  it('shrinks a text that is too wide', () => {
    const size = fittingSize('a long label', 40, 100)
    expect(textWidth('a long label', size)).toBeCloseTo(100)
    expect(fittingSize('a', 40, 100)).toBe(40)
  })
})
