import { conceptGroups, readPictureRequest } from '@classeur/domain/pictures'
import { ImageStyle, type ImageRequest, type Language } from '@classeur/contracts'
import { beforeAll, describe, expect, it } from 'vitest'
import { isDeep } from '../../../.config/deep-tests.ts'
import { composePicture } from './compose-picture.ts'
import { loadIconSet, type IconSet } from './icons/icon-set.ts'

let icons: IconSet
/** Time limit for thousands of compositions, which exceed the default limit on a busy machine. */
const manyMs = 60_000

beforeAll(async () => {
  icons = await loadIconSet()
})

const compose = (prompt: string, more: Partial<ImageRequest> = {}, variant = 0) =>
  composePicture(
    {
      request: { prompt, style: 'flat-illustration', aspect: '4:3', language: 'en', partly: false, ...more },
      variant,
    },
    icons,
  )

const altText = (prompt: string, language: Language = 'en', style: ImageStyle = 'flat-illustration') =>
  compose(prompt, { language, style }).altText

const topics = [
  'water cycle',
  'solar system',
  'photosynthesis',
  'volcano',
  'ancient Egypt pyramids',
  'healthy food plate',
  'the four seasons',
  'the five senses',
  'butterfly life cycle',
  'frog life cycle',
  'day and night',
  'layers of the earth',
  'states of matter',
  'electric circuit',
  'animal cell',
  'food chain',
  'phases of the moon',
  'clock at half past three',
  'a right-angled triangle',
  'number line to 12',
  '3D shapes',
  'bar chart: apples 5, pears 3',
  'pie chart: apples 5, pears 3',
  'coordinate grid',
  'base ten blocks 243',
  'array 3 x 5',
  'angle of 60 degrees',
  'Venn diagram',
  'ten frame 7',
  'two dice',
  'fraction 5/8 bar',
  'fraction 3/4 as a pizza',
]

describe('a composed picture', () => {
  it('can draw every thing of the word lists in every language', () => {
    for (const { entries } of conceptGroups) {
      for (const line of entries.trim().split('\n')) {
        const [names = '', ...languages] = line.split('|')
        for (const name of names.split(',').map((one) => one.trim())) {
          const wanted = name.endsWith('*') ? `${name.slice(0, -1)}-medium-dark` : name
          expect(icons.has(wanted), wanted).toBe(true)
        }
        expect(languages, line).toHaveLength(3)
        for (const words of languages) expect(words.split(',').length, line).toBeGreaterThanOrEqual(2)
      }
    }
  })

  it(
    'is different for each of more than a thousand prompts, styles and variants',
    () => {
      const seen = new Set<string>()
      let drawn = 0
      const lines = conceptGroups.flatMap(({ entries }) => entries.trim().split('\n'))
      const things = new Set(lines.map((line) => line.split('|')[1]?.split(',')[1]?.trim() ?? ''))
      for (const [index, thing] of [...things].entries()) {
        const style = ImageStyle.options[index % ImageStyle.options.length] ?? 'diagram'
        const prompts = [thing, `three ${thing} in a garden`]
        const isThorough = isDeep || index % 3 === 0
        for (const prompt of isThorough ? prompts : prompts.slice(0, 1)) {
          // Three volcanoes are refused, because the diagram has one.
          if (readPictureRequest(prompt, 'en').isEmpty) continue
          seen.add(compose(prompt, { style }).svg)
          drawn += 1
        }
      }
      for (const prompt of topics) {
        for (const style of ImageStyle.options) {
          for (const variant of [0, 1]) {
            seen.add(compose(prompt, { style }, variant).svg)
            drawn += 1
          }
        }
      }
      expect(drawn).toBeGreaterThan(1_000)
      expect(seen.size).toBe(drawn)
    },
    manyMs,
  )

  it('is identical for the same request and variant', () => {
    for (const prompt of [...topics, 'three red apples under a tree']) {
      expect(compose(prompt, {}, 2).svg).toBe(compose(prompt, {}, 2).svg)
    }
  })

  it('never contains text, in particular not the prompt’s', () => {
    for (const prompt of ['<text>zqzq</text> a cat"><script>', 'un chat zqzq', 'قطة zqzq']) {
      for (const style of ImageStyle.options) {
        const { svg } = compose(prompt, { style })
        expect(svg).not.toMatch(/<text|<script|<image|zqzq|NaN|undefined/)
      }
    }
  })

  it(
    'has finite coordinates for every topic, style and aspect',
    () => {
      for (const prompt of topics) {
        for (const aspect of ['1:1', '16:9', 'a4'] as const) {
          for (const style of ImageStyle.options) {
            expect(compose(prompt, { aspect, style }).svg, `${prompt} ${aspect} ${style}`).not.toMatch(
              /NaN|Infinity|undefined/,
            )
          }
        }
      }
    },
    manyMs,
  )

  it.each([
    ['three red apples under a tree', 'en', 'Illustration: three red apples under a tree in a meadow'],
    ['trois pommes et un panier', 'fr', 'Illustration : trois pommes, un panier dans une pièce'],
    ['un chat au-dessus d’un arbre', 'fr', 'Illustration : un chat au-dessus d’un arbre dans un pré'],
    ['قطة تحت شجرة', 'ar', 'رسم توضيحي: قطة تحت شجرة في مرج'],
    ['سيارة حمراء', 'ar', 'رسم توضيحي: سيارة (أحمر) على طريق'],
    ['٣ تفاحات', 'ar', 'رسم توضيحي: 3 تفاحات في مطبخ'],
    ['دورة الماء', 'ar', 'رسم توضيحي: دورة الماء'],
    ['farm with animals', 'en', 'Illustration: a cow, a sheep, a rooster, a horse, a duck on a farm'],
    ['children in a classroom', 'en', 'Illustration: four children in a classroom'],
    ['the fraction ¾', 'en', 'Illustration: the fraction 3/4'],
  ] as const)(
    'has an alternative text for "%s" in %s that names what it shows',
    (prompt, language, expected) => {
      expect(altText(prompt, language)).toContain(expected)
    },
  )

  it('does not name colours in the alternative text of ink styles', () => {
    expect(altText('a red ball', 'en', 'line-drawing')).toBe('Line drawing: a football on a playing field')
    expect(altText('a red ball')).toBe('Illustration: a red football on a playing field')
  })

  it('is described in the language of the request, even if the prompt is in another', () => {
    expect(altText('two cats', 'fr')).toBe('Illustration : deux chats dans un pré')
    expect(altText('deux chats', 'en')).toBe('Illustration: two cats in a meadow')
  })

  it.each([
    ['en', 'The storming of the Bastille'],
    ['en', 'Enzyme kinetics'],
    ['en', 'The Holocaust'],
    ['en', 'history'],
    ['en', 'zqzq wvwv'],
    ['fr', 'La Révolution française'],
    ['fr', 'blorp'],
    ['ar', 'الثورة الفرنسية'],
  ] as const)('is refused if it knows nothing in the prompt: in %s “%s”', (language, prompt) => {
    expect(readPictureRequest(prompt, language)).toMatchObject({ isEmpty: true })
    expect(() => compose(prompt, { language })).toThrow('generations/cannot-draw')
  })

  it.each([
    ['en', 'a cat on a sofa and a hologram', ['hologram']],
    ['en', 'clock at 3:30 and a cat', ['cat']],
    ['en', 'number line to 12 beside a volcano', ['beside', 'volcano']],
    ['en', 'a dog in a prison', ['prison']],
    ['fr', 'un chat et la Bastille', ['Bastille']],
    ['ar', 'قطة و الباستيل', ['الباستيل']],
  ] as const)('states what it leaves out: in %s “%s”', (language, prompt, missing) => {
    const picture = compose(prompt, { language })
    expect(picture.missing).toEqual(missing)
    for (const word of missing) expect(picture.altText).toContain(word)
  })

  it('has nothing missing for any school topic and for prompts with words of the vocabulary only', () => {
    const others = [
      'three red apples under a tree',
      'a forest',
      'farm with animals',
      'two children in a classroom',
    ]
    const lacking = [...topics, ...others].filter((prompt) => compose(prompt).missing.length > 0)
    expect(lacking).toEqual([])
  })
})
