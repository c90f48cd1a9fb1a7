import { describe, expect, it } from 'vitest'
import type { Language } from '../../text/language.ts'
import { understandPrompt } from './understand-prompt.ts'

/** Each thing as `count name`, followed by its colour and its action; then what isn't understood. */
function read(prompt: string, language: Language): string {
  const { subjects, unknown, relation } = understandPrompt(prompt, language)
  const things = subjects.map(({ concept, count, colour, action }) =>
    [
      `${String(count)} ${concept.id}`,
      colour?.words.en.split('/')[0] ?? '',
      action ? `${action.id}${action.object ? ` ${action.object.id}` : ''}` : '',
    ]
      .filter(Boolean)
      .join(' / '),
  )
  return [things.join(', '), relation?.kind ?? '', unknown.join(', ')].join(' | ')
}

describe('a prompt', () => {
  it.each([
    ['en', 'a girl reading a book', '1 girls / read books |  | '],
    ['en', 'a boy and a girl are running', '1 boys / run, 1 girls / run |  | and, are'],
    ['en', 'a girl reading and a girl swimming', '1 girls / read, 1 girls / swim |  | and'],
    ['en', 'two sleeping children', '2 children / sleep |  | '],
    ['en', 'a teacher writes on the board', '1 teachers / write-on-board |  | '],
    ['fr', 'une fille qui mange une pomme', '1 girls / eat apples |  | qui'],
    ['fr', 'un enfant dans un lit', '1 children, 1 beds | in | '],
    ['fr', 'des enfants courent', '4 children / run |  | '],
    ['ar', 'يقرأ الولد كتابا', '1 boys / read books |  | '],
    ['ar', 'بنتان تقرآن', '2 girls / read |  | '],
  ] as const)('tells in %s who does what: “%s”', (language, prompt, expected) => {
    expect(read(prompt, language)).toBe(expected)
  })

  it.each([
    ['en', 'a dog running', '1 dogs |  | running'],
    ['en', 'a doctor swims', '1 doctors |  | swims'],
    ['en', 'children building a snowman', '4 children, 1 snowmen |  | building'],
    ['fr', 'un chat dort', '1 cats |  | dort'],
    ['ar', 'قطة تنام', '1 cats |  | تنام'],
  ] as const)('lacks in %s an action that the renderer can’t draw: “%s”', (language, prompt, expected) => {
    expect(read(prompt, language)).toBe(expected)
  })

  it.each([
    ['en', 'an apple tree', ' |  | apple tree'],
    ['en', 'a sea horse', ' |  | sea horse'],
    ['en', 'the cat’s eye', ' |  | cat eye'],
    ['en', 'a traffic light and a cat', '1 cats |  | traffic light, and'],
    ['en', 'a cat, a dog', '1 cats, 1 dogs |  | '],
    ['en', 'a basket of apples', '1 baskets, 3 apples | in | '],
    ['fr', 'une tarte aux pommes', ' |  | tarte pommes'],
    ['fr', 'une pomme de terre', '1 potatoes |  | '],
    ['ar', 'شجرة تفاح', ' |  | شجرة تفاح'],
    ['ar', 'شجرة وتفاحة', '1 trees, 1 apples |  | '],
  ] as const)('does not split a compound in %s into things: “%s”', (language, prompt, expected) => {
    expect(read(prompt, language)).toBe(expected)
  })

  it.each([
    ['en', 'a tree without leaves', '1 trees |  | without leaves'],
    ['en', 'no dog, a cat', '1 cats |  | no dog'],
    ['fr', 'un arbre sans feuilles', '1 trees |  | sans feuilles'],
    ['ar', 'شجرة بدون أوراق', '1 trees |  | بدون أوراق'],
  ] as const)('never shows in %s what it excludes: “%s”', (language, prompt, expected) => {
    expect(read(prompt, language)).toBe(expected)
  })

  it.each([
    ['en', 'a red fish and a blue fish', '1 fish / red, 1 fish / blue |  | and'],
    ['en', 'a blue bus', '1 buses |  | blue'],
    ['en', 'a green girl', '1 girls |  | green'],
    ['fr', 'un chat noir', '1 cats / black |  | '],
    ['ar', 'سيارة حمراء', '1 cars / red |  | '],
    ['en', 'three happy children', '3 children |  | '],
    ['en', 'a sad girl', '1 girls |  | sad'],
    ['en', 'a sad face', '1 sad faces |  | '],
    ['en', 'a woman with a hat', '1 women |  | with, hat'],
    ['en', '100 cats', '20 cats |  | 100 cats'],
  ] as const)('names in %s the looks that the renderer can’t draw: “%s”', (language, prompt, expected) => {
    expect(read(prompt, language)).toBe(expected)
  })

  it.each([
    ['en', 'a snowman with a hat', '1 snowmen |  | '],
    ['en', 'a snowman wearing a hat and a scarf', '1 snowmen |  | '],
    ['en', 'a snowman with a red hat', '1 snowmen |  | red'],
    ['en', 'a snowman and a hat', '1 snowmen, 1 caps |  | and'],
    ['en', 'a snowman with gloves', '1 snowmen, 1 pairs of gloves |  | with'],
    ['fr', 'un bonhomme de neige avec un chapeau', '1 snowmen |  | '],
    ['ar', 'رجل ثلج يرتدي قبعة', '1 snowmen |  | '],
    ['ar', 'رجل ثلج بقبعة', '1 snowmen |  | '],
  ] as const)(
    'has in %s no second hat beside a snowman that wears one: “%s”',
    (language, prompt, expected) => {
      expect(read(prompt, language)).toBe(expected)
    },
  )

  it.each([
    ['en', 'a girl with red hair', 'hair'],
    ['en', 'a boy climbing a mountain', 'climbing'],
    ['en', 'a family having dinner', 'having'],
    ['en', 'a broken window', 'broken'],
    ['en', 'a girl reading a red book', 'red'],
    ['fr', 'un chat gris qui dort', 'dort'],
    ['fr', 'un enfant qui grimpe', 'grimpe'],
    ['ar', 'ولد حزين', 'حزين'],
    ['ar', 'قطة تنام', 'تنام'],
    ['en', '100 cats', '100 cats'],
    ['en', 'a tree without leaves', 'without leaves'],
    ['en', 'a dog in a prison', ''],
    ['fr', 'un chat et la tour Eiffel', ''],
  ] as const)('is contradicted in %s by a picture of “%s” without “%s”', (language, prompt, expected) => {
    expect(understandPrompt(prompt, language).contradicted.join(', ')).toBe(expected)
  })
})
