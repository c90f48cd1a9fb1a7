import { ImageStyle } from '@classeur/contracts'
import { beforeAll, describe, expect, it } from 'vitest'
import { outcomeOf } from '../contact-sheet/outcome.ts'
import { sheetPrompts } from '../contact-sheet/prompts.ts'
import { composePicture } from './compose-picture.ts'
import { loadIconSet, type IconSet } from './icons/icon-set.ts'

let icons: IconSet
beforeAll(async () => {
  icons = await loadIconSet()
})

describe('the contact sheet', () => {
  it('has 200 different prompts in three languages and all styles', () => {
    expect(new Set(sheetPrompts.map(({ prompt, style }) => `${prompt} ${style}`)).size).toBe(200)
    expect(new Set(sheetPrompts.map(({ language }) => language))).toEqual(new Set(['en', 'fr', 'ar']))
    expect(new Set(sheetPrompts.map(({ style }) => style))).toEqual(new Set(ImageStyle.options))
  })

  it.each(sheetPrompts)(
    'still has the inspected outcome for “$prompt” ($language, $style)',
    (sheetPrompt) => {
      const { prompt, language, style, expected } = sheetPrompt
      expect(outcomeOf(sheetPrompt)).toEqual(expected)
      const draw = () =>
        composePicture(
          { request: { prompt, language, style, aspect: '4:3', partly: true }, variant: 0 },
          icons,
        )
      if (expected === 'refused') expect(draw).toThrow('generations/cannot-draw')
      else expect(draw().missing).toEqual(expected === 'drawn' ? [] : expected.lacks)
    },
  )
})
