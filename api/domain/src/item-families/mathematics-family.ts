import type { MadeItem } from './item-family.ts'
import { languages } from '../text/language.ts'
import type { RichText } from '../resources/item.ts'
import type { ItemWriter } from './item-writer.ts'
import type { Texts } from './texts.ts'

/** What the families in mathematics share. */
export const inMathematics = { subject: 'mathematics', languages } as const

/** A result that is shown as it is said. */
export const valueOf = (shown: RichText): MadeItem['answer'] => ({ kind: 'value', shown })

/** The wrong result of an error; null if the item isn't aimed at one. */
export const wrongFor = (aim: string | null, shown: () => RichText): MadeItem['wrong'] =>
  aim === null ? null : { error: aim, shown: shown() }

/** The same text in every language, such as a formula. */
export const same = (text: string): Texts => ({ en: text, fr: text, ar: text })

/** One number as it is shown. */
export const shownNumber = (writer: ItemWriter, value: Parameters<ItemWriter['n']>[0]): RichText =>
  writer.say(same(`$${writer.n(value)}$`))
