import { describe, expect, it } from 'vitest'
import { readPictureRequest } from './read-picture-request.ts'

describe('a request for a picture', () => {
  it.each([
    ['en', 'a sad girl', ['sad'], 'a girl'],
    ['fr', 'un vélo bleu', ['bleu'], 'un vélo'],
    ['ar', 'قطة تنام', ['تنام'], 'قطة'],
    ['en', '100 cats', ['100 cats'], '20 cats'],
    ['en', 'a lioness', ['lioness'], null],
    ['fr', 'une lionne', ['lionne'], null],
    ['ar', 'السنة', ['السنة'], null],
  ] as const)(
    'is refused in %s if the picture would contradict it: “%s”',
    (language, prompt, missing, nearest) => {
      expect(readPictureRequest(prompt, language)).toMatchObject({
        isEmpty: true,
        drawn: [],
        missing,
        nearest,
      })
    },
  )

  it.each([
    ['en', 'a timeline with eight events', ['eight']],
    ['en', 'a green volcano', ['green']],
    ['en', 'dog skeleton', ['dog']],
    ['fr', 'le système digestif de la vache', ['vache']],
    ['fr', 'chaîne alimentaire de la mer', ['mer']],
    ['en', 'three volcanoes', ['three']],
    ['en', 'volcano without lava', ['without lava']],
  ] as const)(
    'is refused in %s if the school topic differs from what “%s” says',
    (language, prompt, missing) => {
      expect(readPictureRequest(prompt, language)).toMatchObject({ isEmpty: true, missing })
    },
  )

  it.each([
    ['en', 'a timeline with five events'],
    ['en', 'butterfly life cycle with 4 stages'],
    ['en', 'water cycle for grade 5'],
    ['en', 'a simple circuit with two lamps'],
    ['en', 'three states of water'],
    ['ar', 'الجهاز الهضمي للإنسان'],
    ['en', 'a cat under a tree without text'],
    ['en', 'skeleton without any numbers or names'],
    ['fr', 'schéma du cœur sans aucune légende.'],
  ] as const)('is complete in %s if the picture shows all of “%s”', (language, prompt) => {
    expect(readPictureRequest(prompt, language)).toMatchObject({ isEmpty: false, missing: [] })
  })

  it.each([
    ['en', 'the seven continents'],
    ['en', 'the periodic table'],
    ['fr', 'carte de France avec les régions'],
    ['ar', 'خريطة المغرب'],
  ] as const)('gets no offer in %s that has nothing to do with “%s”', (language, prompt) => {
    expect(readPictureRequest(prompt, language)).toMatchObject({ isEmpty: true, nearest: null })
  })

  it('never gets an offer that drops what it understands for a word that is only spelt alike', () => {
    expect(readPictureRequest('a big dog and a small cat', 'en').nearest).toBe('a dog, a cat')
  })
})
