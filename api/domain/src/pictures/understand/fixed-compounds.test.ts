import { describe, expect, it } from 'vitest'
import type { Language } from '../../text/language.ts'
import { isRefusedFigure } from '../figures/index.ts'
import { pictureTopics } from '../picture-topics.ts'
import { figureOrTopic, readPictureRequest } from '../read-picture-request.ts'
import { conceptNamed, conceptTable } from './concepts.ts'
import { readPrompt } from './read-prompt.ts'
import { compoundTable, withoutCompounds } from './fixed-compounds.ts'

const languages: readonly Language[] = ['en', 'fr', 'ar']

describe('a compound whose words alone name something else', () => {
  it.each([
    ['en', 'plate tectonics', 'the Earth cut open'],
    ['fr', 'tectonique des plaques', 'la Terre en coupe'],
    ['ar', 'الصفائح التكتونية', 'الأرض في مقطع'],
    ['en', 'greenhouse effect', 'the carbon cycle'],
    ['fr', 'effet de serre', 'le cycle du carbone'],
    ['ar', 'الاحتباس الحراري', 'دورة الكربون'],
    ['en', 'star fish', 'a shell'],
    ['fr', 'étoile de mer', 'un coquillage'],
    ['ar', 'نجم البحر', 'صدفة'],
    ['en', 'fuel cell', 'a series circuit in symbols'],
    ['en', 'power plant', 'a factory'],
    ['en', 'sea lion', 'a seal'],
    ['fr', 'langue des signes', 'une main'],
    ['ar', 'كأس العالم', 'كأس بطولة'],
    ['en', 'butterfly valve', null],
    ['en', 'square root', null],
    ['fr', 'triangle de Pascal', null],
    ['ar', 'ثقب أسود', 'المجموعة الشمسية'],
  ] as const)('is refused as a whole in %s, with what is near: “%s”', (language, prompt, nearest) => {
    expect(readPictureRequest(prompt, language)).toMatchObject({
      isEmpty: true,
      drawn: [],
      missing: [prompt],
      nearest,
    })
  })

  it('is never drawn as one of its words, in any language of the list', () => {
    const drawn = languages.flatMap((language) =>
      [...compoundTable()[language]]
        .filter(([, { offer }]) => offer !== '-')
        .filter(([phrase]) => !readPictureRequest(phrase, language).isEmpty)
        .map(([phrase]) => `${language} ${phrase}`),
    )
    expect(drawn).toEqual([])
  })

  it('leads only to offers that can be drawn completely', () => {
    for (const { offer } of languages.flatMap((language) => [...compoundTable()[language].values()])) {
      if (offer === '' || offer === '-' || offer in pictureTopics) continue
      for (const language of languages)
        expect(readPictureRequest(conceptNamed(offer).names[language].one, language), offer).toMatchObject({
          isEmpty: false,
          missing: [],
        })
    }
  })

  it('is not in the list if the renderer can draw it', () => {
    for (const language of languages) {
      for (const phrase of compoundTable()[language].keys()) {
        expect(conceptTable()[language].has(phrase), phrase).toBe(false)
        const { figure, topicId } = figureOrTopic(phrase, language, 0)
        expect(topicId, phrase).toBeNull()
        expect(figure !== null && !isRefusedFigure(figure), phrase).toBe(false)
      }
    }
  })

  it('is stated as lacking beside something that can be drawn', () => {
    expect(readPictureRequest('a cat and a starfish', 'en')).toMatchObject({
      isEmpty: false,
      drawn: ['a cat'],
      missing: ['starfish'],
    })
    expect(readPictureRequest('the water cycle and the water table', 'en').missing).toEqual(['water table'])
  })

  it('is not replaced by the place where it would be', () => {
    expect(readPictureRequest('a starfish on the beach', 'en')).toMatchObject({ isEmpty: true })
  })
})

describe('words that only resemble a compound', () => {
  it.each([
    ['en', 'a star, a fish', ['a star', 'a fish']],
    ['en', 'a plate and an egg', ['a plate', 'an egg']],
    ['fr', 'une étoile, la mer', ['une étoile']],
    ['fr', 'un lion et la mer', ['un lion']],
    ['ar', 'نجمة وسمكة', ['نجمة', 'سمكة']],
  ] as const)('name their own things in %s: “%s”', (language, prompt, drawn) => {
    expect(readPictureRequest(prompt, language)).toMatchObject({ drawn, missing: [] })
  })

  it('stay in the prompt that is read for topics', () => {
    expect(withoutCompounds('a map of plate tectonics, with labels', 'en')).toBe('a map of , with labels')
    expect(withoutCompounds('a plate, tectonics', 'en')).toBe('a plate, tectonics')
  })
})

describe('a compound that the renderer can draw', () => {
  it.each([
    ['en', 'hot dog', 'a hot dog'],
    ['fr', 'chien chaud', 'un hot-dog'],
    ['en', 'two lady birds', 'a ladybird'],
    ['en', 'pine apple', 'a pineapple'],
    ['fr', 'voie lactée', 'une galaxie'],
    ['ar', 'درب التبانة', 'مجرة'],
    ['ar', 'كرة أرضية', 'الأرض'],
  ] as const)('is drawn in %s, and not one of its words: “%s”', (language, prompt, drawn) => {
    expect(readPictureRequest(prompt, language)).toMatchObject({
      isEmpty: false,
      drawn: [drawn],
      missing: [],
    })
  })

  it.each([
    ['en', 'food web'],
    ['en', 'food chain'],
    ['fr', 'rose des vents'],
    ['ar', 'شجرة العائلة'],
  ] as const)('is drawn in %s as the diagram: “%s”', (language, prompt) => {
    expect(readPictureRequest(prompt, language)).toMatchObject({ isEmpty: false, missing: [] })
  })
})

describe('an unknown word beside a thing', () => {
  it.each([
    ['en', 'acid rain', 'rain', 'acid'],
    ['en', 'an electric bell', 'a bell', 'electric'],
    ['fr', 'une pluie acide', 'la pluie', 'acide'],
    ['ar', 'المطر الحمضي', 'مطر', 'الحمضي'],
  ] as const)('is stated as lacking in %s: “%s”', (language, prompt, drawn, missing) => {
    expect(readPictureRequest(prompt, language)).toMatchObject({ drawn: [drawn], missing: [missing] })
  })
})

describe('the number of a grade or a year', () => {
  it.each(['grade 5 picture of a cat', 'key stage 2 picture of a cat', 'a year 3 cat'])(
    'does not count things: “%s”',
    (prompt) => {
      expect(readPrompt(prompt, 'en').subjects.map(({ concept, count }) => [concept.id, count])).toEqual([
        ['cats', 1],
      ])
    },
  )
})
