import {
  imagePixels,
  ImageStyle,
  type ImageAspect,
  type ImageRequest,
  type Language,
} from '@classeur/contracts'
import { readPictureRequest } from '@classeur/domain/pictures'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { propertyRuns } from '../../../../.config/property-runs.ts'
import { composePicture } from '../compose-picture.ts'
import { loadIconSet, type IconSet } from '../icons/icon-set.ts'
import { textWidth } from '../text/draw-text.ts'
import { figureKinds } from './figure-kinds.ts'

let icons: IconSet
beforeAll(async () => {
  icons = await loadIconSet()
})
/** Time limit for hundreds of compositions on a busy machine. */
const manyMs = 60_000
const languages = ['en', 'fr', 'ar'] as const
const aspects: readonly ImageAspect[] = ['1:1', '4:3', '16:9', 'a4']

function compose(prompt: string, language: Language = 'en', more: Partial<ImageRequest> = {}) {
  const request = {
    prompt,
    language,
    style: 'diagram' as const,
    aspect: '4:3' as const,
    partly: false,
    ...more,
  }
  return composePicture({ request, variant: 0 }, icons)
}

interface Written {
  text: string
  x: number
  y: number
  size: number
  left: number
  right: number
}

/** The texts of a picture in the order in which they are drawn, with their boxes. */
function textsOf(svg: string): Written[] {
  const pattern =
    /<text x="([\d.-]+)" y="([\d.-]+)" font-family="[^"]*" font-size="([\d.]+)" font-weight="(\d+)" text-anchor="(\w+)"[^>]*>([^<]*)</gu
  return [...svg.matchAll(pattern)].map(
    ([, x = '', y = '', size = '', weight = '', anchor = '', raw = '']) => {
      const text = raw
        .replaceAll(/[\u2066-\u2069]/gu, '')
        .replaceAll(/&#(\d+);/gu, (_all, code: string) => String.fromCharCode(Number(code)))
      const width = textWidth(text, Number(size), weight === '600' ? 600 : 400)
      const left =
        anchor === 'end' ? Number(x) - width : anchor === 'middle' ? Number(x) - width / 2 : Number(x)
      return { text, x: Number(x), y: Number(y), size: Number(size), left, right: left + width }
    },
  )
}

const overlaps = (one: Written, other: Written): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
  Math.abs(one.y - other.y) < Math.min(one.size, other.size) * 0.7

const samples = figureKinds.flatMap(({ id, samples: prompts }) =>
  languages.map((language) => ({ id, language, prompt: prompts[language] })),
)

describe('every kind of figure', () => {
  it('is read completely from its sample in every language', () => {
    expect(figureKinds.length).toBeGreaterThanOrEqual(40)
    for (const { id, language, prompt } of samples) {
      const { missing, isEmpty, drawn } = readPictureRequest(prompt, language)
      expect({ id, language, missing, isEmpty }).toEqual({ id, language, missing: [], isEmpty: false })
      expect(drawn[0], id).toBeTruthy()
    }
  })

  it(
    'keeps its texts within the page and apart from each other, in every language and aspect',
    () => {
      const faults: string[] = []
      for (const { id, language, prompt } of samples)
        for (const aspect of aspects) {
          const texts = textsOf(compose(prompt, language, { aspect }).svg)
          const { width, height } = imagePixels[aspect]
          const margin = Math.min(width, height) * 0.05
          for (const [index, one] of texts.entries()) {
            const where = `${id} ${language} ${aspect} “${one.text}”`
            if (
              one.left < margin ||
              one.right > width - margin ||
              one.y > height - margin ||
              one.y - one.size < margin * 0.5
            )
              faults.push(`${where} outside`)
            for (const other of texts.slice(index + 1))
              if (overlaps(one, other)) faults.push(`${where} on “${other.text}”`)
          }
        }
      expect(faults).toEqual([])
    },
    manyMs,
  )

  it(
    'is drawn in every style with finite coordinates, and black on white in ink styles',
    () => {
      for (const { id, language, prompt } of samples.filter((_sample, index) => index % 3 === 0))
        for (const style of ImageStyle.options) {
          const { svg } = compose(prompt, language, { style })
          expect(svg, `${id} ${style}`).not.toMatch(/NaN|undefined|Infinity|--/)
          if (style === 'line-drawing' || style === 'colouring-page')
            expect([...new Set(svg.match(/#[0-9a-f]{3,6}(?=")/gu))].sort(), `${id} ${style}`).toSatisfy(
              (colours: string[]) =>
                colours.every((colour) => /^#(?:fff|ffffff|1a1a1a|111|111111|000)$/.test(colour)),
            )
        }
    },
    manyMs,
  )

  it('has no text at all without labels', () => {
    for (const [prompt, language] of [
      ['number line from 0 to 10 without numbers', 'en'],
      ['unlabelled triangle with angles 50°, 60° and 70°', 'en'],
      ['horloge à 3 h 35 sans nombres', 'fr'],
      ['cercle de rayon 5 cm sans étiquettes', 'fr'],
      ['خط أعداد من 0 إلى 10 بدون أرقام', 'ar'],
      ['المجسمات بدون تسميات', 'ar'],
    ] as const) {
      const { svg, missing } = compose(prompt, language)
      expect([prompt, textsOf(svg), missing]).toEqual([prompt, [], []])
    }
  })

  it('writes numbers in the digits of the prompt', () => {
    const latin = textsOf(compose('خط أعداد من 0 إلى 5', 'ar').svg).map(({ text }) => text)
    const arabic = textsOf(compose('خط أعداد من ٠ إلى ٥', 'ar').svg).map(({ text }) => text)
    expect(latin).toEqual(['0', '1', '2', '3', '4', '5'])
    expect(arabic).toEqual(['٠', '١', '٢', '٣', '٤', '٥'])
  })
})

const numberOf = (text: string, language: Language): number =>
  Number(text.replace('−', '-').replace(language === 'fr' ? ',' : '.', '.'))

describe('a number line', () => {
  it('has exactly the requested numbers, in order, at positions proportional to their values', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -50, max: 50 }),
        fc.integer({ min: 2, max: 12 }),
        fc.constantFrom(0.1, 0.2, 0.25, 0.5, 1, 2, 5, 10, 25),
        fc.constantFrom(...languages),
        (first, count, step, language) => {
          const from = Math.round(first * step * 100) / 100
          const to = Math.round((from + count * step) * 100) / 100
          const write = (value: number) =>
            language === 'fr' ? String(value).replace('.', ',') : String(value)
          const prompt = {
            en: `number line from ${write(from)} to ${write(to)} in steps of ${write(step)}`,
            fr: `droite graduée de ${write(from)} à ${write(to)} par pas de ${write(step)}`,
            ar: `خط أعداد من ${write(from)} إلى ${write(to)} بخطوة ${write(step)}`,
          }[language]
          const texts = textsOf(compose(prompt, language).svg)
          const values = texts.map(({ text }) => numberOf(text, language))
          expect(values).toEqual(
            Array.from(
              { length: count + 1 },
              (_item, index) => Math.round((from + index * step) * 100) / 100,
            ),
          )
          const [start, end] = [texts[0]?.x ?? 0, texts.at(-1)?.x ?? 0]
          for (const [index, { x }] of texts.entries())
            expect(x).toBeCloseTo(start + ((end - start) * index) / count, 0)
        },
      ),
      propertyRuns(60),
    )
  })
})

/** The turn of a line from its first to its last point in degrees, anticlockwise from the right. */
function turnOf(path: string): number {
  const points = [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/gu)].map(([, x = '', y = '']) => ({
    x: Number(x),
    y: Number(y),
  }))
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) throw new RangeError('a path without points')
  return ((((Math.atan2(first.y - last.y, last.x - first.x) * 180) / Math.PI) % 360) + 360) % 360
}

describe('exact sizes', () => {
  it('an angle opens by exactly the requested degrees', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 359 }), (degrees) => {
        const { svg } = compose(`angle of ${String(degrees)} degrees`)
        const arms =
          /d="M(-?[\d.]+ -?[\d.]+)L(-?[\d.]+ -?[\d.]+)L(-?[\d.]+ -?[\d.]+)" fill="none" stroke="#2b2f36" stroke-width="6/u.exec(
            svg,
          )
        const [, right = '', corner = '', end = ''] = arms ?? []
        expect(turnOf(`M${corner}L${right}`) % 360).toBeCloseTo(0, 0)
        expect(Math.abs(turnOf(`M${corner}L${end}`) - degrees)).toBeLessThan(0.1)
        expect(textsOf(svg).map(({ text }) => text)).toEqual([`${String(degrees)}°`])
      }),
      propertyRuns(60),
    )
  })

  it('the sectors of a pie chart are proportional and add up to 360°', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 2, maxLength: 7 }), (values) => {
        const names = 'ABCDEFG'
        const { svg } = compose(
          `pie chart: ${values.map((value, index) => `Group ${names[index] ?? ''} ${String(value)}`).join(', ')}`,
        )
        const sectors = [
          ...svg.matchAll(
            /d="M(-?[\d.]+ -?[\d.]+)L(-?[\d.]+ -?[\d.]+)A[\d.]+ [\d.]+ 0 [01] 1 (-?[\d.]+ -?[\d.]+)Z"/gu,
          ),
        ].map(
          ([, centre = '', from = '', to = '']) =>
            (turnOf(`M${centre}L${from}`) - turnOf(`M${centre}L${to}`) + 360) % 360,
        )
        const total = values.reduce((sum, value) => sum + value, 0)
        expect(sectors).toHaveLength(values.length)
        for (const [index, value] of values.entries())
          expect(Math.abs((sectors[index] ?? 0) - (value / total) * 360)).toBeLessThan(0.1)
      }),
      propertyRuns(60),
    )
  })

  it('the hands of a clock point exactly to the time', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 24 }), fc.integer({ min: 0, max: 59 }), (hour, minute) => {
        fc.pre(hour < 24 || minute === 0)
        const { svg } = compose(`clock at ${String(hour)}:${String(minute).padStart(2, '0')}`)
        const [, hourHand = '', minuteHand = ''] =
          /d="(M[^"]+)" fill="none" stroke="#20242b"[^>]*\/><path d="(M[^"]+)"/u.exec(svg) ?? []
        const clockwise = (path: string) => (90 - turnOf(path) + 720) % 360
        const apart = (one: number, other: number) =>
          Math.min(Math.abs(one - other), 360 - Math.abs(one - other))
        expect(apart(clockwise(hourHand), (hour % 12) * 30 + minute / 2)).toBeLessThan(0.2)
        expect(apart(clockwise(minuteHand), minute * 6)).toBeLessThan(0.2)
      }),
      propertyRuns(60),
    )
  })

  it('bars are as high as their values', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 2, maxLength: 6 }), (values) => {
        const { svg } = compose(
          `bar chart: ${values.map((value, index) => `Item${'ABCDEF'[index] ?? ''} ${String(value)}`).join(', ')}`,
        )
        const heights = [...svg.matchAll(/d="M-?[\d.]+ -?[\d.]+h[\d.]+v([\d.]+)h-[\d.]+Z" fill="#/gu)]
          .map(([, height = '']) => Number(height))
          .slice(-values.length)
        const [first = 1] = heights
        for (const [index, value] of values.entries())
          expect(Math.abs((heights[index] ?? 0) / first - value / (values[0] ?? 1))).toBeLessThan(
            0.02 * Math.max(1, value / (values[0] ?? 1)),
          )
      }),
      propertyRuns(40),
    )
  })
})

describe('labels from the prompt', () => {
  it('are escaped', () => {
    const { svg } = compose('bar chart: <script>alert</script> 5, b&b 3')
    expect(svg).not.toMatch(/<script|&b/)
  })

  it.each([
    ['triangle with sides 1, 2 and 9', 'en'],
    ['diagramme circulaire : a -5, b 3', 'fr'],
    ['زاوية حادة قياسها 120 درجة', 'ar'],
    ['bar chart', 'en'],
  ] as const)('“%s” is refused with a reason and a nearest prompt that can be drawn', (prompt, language) => {
    const { reason, nearest, isEmpty } = readPictureRequest(prompt, language)
    expect(isEmpty).toBe(true)
    expect(reason).toBeTruthy()
    expect(() => compose(prompt, language)).toThrow('generations/cannot-draw')
    expect(readPictureRequest(nearest ?? '', language)).toMatchObject({
      isEmpty: false,
      missing: [],
    })
  })
})
