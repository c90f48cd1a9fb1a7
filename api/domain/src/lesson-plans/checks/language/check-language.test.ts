import { describe, expect, it } from 'vitest'
import type { Language } from '../../../text/language.ts'
import type { LessonContent, LessonFacts } from '../content/lesson-content.ts'
import { checkLanguage } from './check-language.ts'

const facts = (language: Language, subject = 'Science', topic = 'Plants'): LessonFacts => ({
  language,
  request: { subject, topic, level: 'Year 7', durationMin: 50, materials: '' },
  objectives: [],
  finished: [],
})
const task = (text: string): LessonContent => ({
  key: 'homework',
  value: { task: text, minutes: 10, blocks: [] },
})
const isWrong = (text: string, of: LessonFacts) => checkLanguage(task(text), of).problem !== null

describe('the language of a section', () => {
  it.each([
    ['a formula', '$\\frac{a}{b} + \\sqrt{c} = d$', 'ar'],
    ['code', '```\nfor i in range(10):\n    print("the value of i is", i)\n```', 'fr'],
    ['names', 'Isaac Newton, Marie Curie, Albert Einstein', 'ar'],
    ['units and symbols', '12 kg, 5 km/h, CO2, H2O', 'ar'],
    ['a quoted sentence', 'Traduis : « The cat is on the table and it is not happy with the dog. »', 'fr'],
    [
      'a quoted source',
      'اقرأ النص ثم لخّصه بجملة: “We hold these truths to be self-evident, that all men are created equal.”',
      'ar',
    ],
    [
      'a borrowed word',
      'Le brainstorming, le feedback et le storytelling servent à préparer un exposé oral.',
      'fr',
    ],
    ['a short label', 'Tableau, feuilles', 'en'],
  ] as const)('%s is in no wrong language', (_name, text, language) =>
    expect(isWrong(text, facts(language))).toBe(false),
  )

  it.each([
    ['The roots take up the water and the leaves use it to make sugar with the light of the sun.', 'fr'],
    ['Les racines prennent l’eau du sol et les feuilles en font du sucre avec la lumière du soleil.', 'en'],
    ['The roots take up the water from the soil.', 'ar'],
    ['تأخذ الجذور الماء من التربة وتصنع منه الأوراق السكر.', 'en'],
    ['Las raíces toman el agua del suelo y las hojas la usan para hacer azúcar con la luz del sol.', 'fr'],
    ['Die Wurzeln nehmen das Wasser auf und die Blätter machen daraus mit dem Licht der Sonne Zucker.', 'en'],
    ['Корни берут воду из почвы, а листья делают из неё сахар при свете солнца.', 'en'],
  ] as const)('“%s” is not in the language %s', (text, language) =>
    expect(isWrong(text, facts(language))).toBe(true),
  )

  it('a lesson may use the language that it teaches, but no third one', () => {
    const english = 'Write six sentences about your family and what they do on Sunday in the morning.'
    const spanish =
      'Escribe seis frases sobre tu familia y lo que hacen los domingos por la mañana en la casa.'
    const lesson = facts('fr', 'Anglais LV1', 'My family')
    expect([isWrong(english, lesson), isWrong(spanish, lesson)]).toEqual([false, true])
    expect(isWrong(spanish, facts('ar', 'اللغة الإسبانية', 'العائلة'))).toBe(false)
    expect(isWrong(english, facts('ar', 'لغة أجنبية', 'العائلة'))).toBe(false)
    expect(isWrong(english, facts('fr', 'Histoire', 'La Révolution anglaise'))).toBe(true)
  })
})
