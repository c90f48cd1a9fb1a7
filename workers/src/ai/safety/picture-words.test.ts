import { describe, expect, it } from 'vitest'
import { checkPictureWords } from './picture-words.ts'

describe('the words of a picture', () => {
  it.each([
    ['en', 'A naked woman on a beach', 'sexual'],
    ['en', 'two people without clothes', 'sexual'],
    ['en', 'sexy teacher', 'sexual'],
    ['en', 'A knight, decapitated, in gore', 'violence'],
    ['en', 'how to build a pipe bomb', 'weapons'],
    ['fr', 'Une femme nue', 'sexual'],
    ['fr', 'image pornographique', 'sexual'],
    ['fr', 'une décapitation', 'violence'],
    ['ar', 'امرأة عارية', 'sexual'],
    ['ar', 'صور إباحية', 'sexual'],
    ['ar', 'رأس مقطوع', 'violence'],
    ['fr', 'A naked man', 'sexual'],
  ] as const)('in %s do not pass: %s', (language, prompt, category) => {
    expect(checkPictureWords(prompt, language)).toBe(category)
  })

  it.each([
    ['en', 'A naked mole rat and what the naked eye sees of it'],
    ['en', 'The human body: the reproductive system, labelled'],
    ['en', 'A knight with a sword in a battle'],
    ['en', 'Red blood cells in a blood vessel'],
    ['en', 'Hiroshima memorial'],
    ['fr', 'Un arbre nu en hiver'],
    ['fr', 'Une femme préhistorique devant sa grotte'],
    ['fr', 'Le système reproducteur'],
    ['ar', 'امرأة تقرأ كتابًا للأطفال'],
    ['ar', 'الجهاز التناسلي'],
  ] as const)('in %s pass: %s', (language, prompt) => {
    expect(checkPictureWords(prompt, language)).toBeNull()
  })
})
