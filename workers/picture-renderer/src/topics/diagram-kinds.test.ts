import { pictureTopics, readPictureRequest, topicOf } from '@classeur/domain/pictures'
import { ImageStyle, type ImageAspect, type Language } from '@classeur/contracts'
import { beforeAll, describe, expect, it } from 'vitest'
import { composePicture } from '../compose-picture.ts'
import { loadIconSet, type IconSet } from '../icons/icon-set.ts'
import { diagramKinds } from './diagram-kinds.ts'

let icons: IconSet
beforeAll(async () => {
  icons = await loadIconSet()
})

const languages: readonly Language[] = ['en', 'fr', 'ar']
const wishes: Record<Language, readonly [names: string, none: string, blanks: string]> = {
  en: ['with labels', 'without labels', 'to label'],
  fr: ['avec légende', 'sans légende', 'à légender'],
  ar: ['مع التسميات', 'بدون تسميات', 'للتسمية'],
}
const cases = diagramKinds.flatMap(({ id, samples }) =>
  languages.map((language) => ({ id, language, prompt: samples[language] })),
)

const draw = (
  prompt: string,
  language: Language,
  style: ImageStyle = 'flat-illustration',
  aspect: ImageAspect = '4:3',
) => composePicture({ request: { prompt, language, style, aspect, partly: false }, variant: 0 }, icons)

/** The texts in a picture, without direction marks. */
const textsIn = (svg: string): string[] =>
  [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text = '']) => text.replace(/\p{Cf}/gu, ''))

describe('the kinds of diagrams', () => {
  it('are at least 50', () => {
    expect(diagramKinds.length).toBeGreaterThanOrEqual(50)
  })

  it.each(cases)(
    'include $id, requested in $language as “$prompt”, with, without and with empty labels',
    ({ id, language, prompt }) => {
      for (const wish of ['', ...wishes[language]]) {
        const whole = `${prompt} ${wish}`.trim()
        expect(topicOf(whole, 0), whole).toBe(id)
        expect(readPictureRequest(whole, language), whole).toMatchObject({ isEmpty: false, missing: [] })
      }
    },
  )

  it('have labels if the prompt requests them, none if it excludes them, and lines to write on for pupils', () => {
    for (const { id, language, prompt } of cases) {
      const labels = pictureTopics[id].labels ?? []
      const [names, none, blanks] = wishes[language].map((wish) => draw(`${prompt} ${wish}`, language).svg)
      const own = textsIn(none ?? '').length
      // The signs of a drawing itself (N and S on a magnet, + on a proton) are no labels.
      expect(textsIn(names ?? '').length, id).toBeGreaterThanOrEqual(own + new Set(labels).size)
      expect(textsIn(blanks ?? '').length, id).toBe(own)
      expect(blanks, id).not.toBe(none)
    }
  })

  it('have labels in the diagram style, unless the prompt excludes them', () => {
    expect(textsIn(draw('animal cell', 'en', 'diagram').svg)).toContain('nucleus')
    expect(textsIn(draw('animal cell', 'en').svg)).toEqual([])
    expect(textsIn(draw('animal cell without labels', 'en', 'diagram').svg)).toEqual([])
    expect(textsIn(draw('animal cell with labels in French', 'en').svg)).toContain('noyau')
  })

  it('have finite coordinates in every style and shape', () => {
    for (const { samples } of diagramKinds) {
      for (const [index, style] of ImageStyle.options.entries()) {
        const aspect = (['1:1', '16:9', 'a4', '4:3'] as const)[index % 4] ?? '4:3'
        const { svg } = draw(`${samples.en} with labels`, 'en', style, aspect)
        expect(svg, `${samples.en} ${style} ${aspect}`).not.toMatch(/NaN|Infinity|undefined/)
      }
    }
  })
})
