import type { MadeItem } from '../item-family.ts'
import type { ItemWriter } from '../item-writer.ts'
import type { Texts } from '../texts.ts'
import { same, valueOf } from '../mathematics-family.ts'
import type { RichText } from '../../resources/item.ts'

export const solveTexts = (equation: string): Texts => ({
  en: `Solve the equation $${equation}$.`,
  fr: `Résous l’équation $${equation}$.`,
  ar: `حُلَّ المعادلة $${equation}$.`,
})

export const addToBothSides = (number: number, result: string): Texts =>
  number > 0
    ? {
        en: `Add ${number} to both sides: $${result}$.`,
        fr: `On ajoute ${number} aux deux membres : $${result}$.`,
        ar: `نضيف ${number} إلى طرفي المعادلة: $${result}$.`,
      }
    : {
        en: `Subtract ${-number} from both sides: $${result}$.`,
        fr: `On soustrait ${-number} aux deux membres : $${result}$.`,
        ar: `نطرح ${-number} من طرفي المعادلة: $${result}$.`,
      }

export const divideBothSides = (by: number, result: string): Texts => ({
  en: `Divide both sides by $${by}$: $${result}$.`,
  fr: `On divise les deux membres par $${by}$ : $${result}$.`,
  ar: `نقسم طرفي المعادلة على $${by}$: $${result}$.`,
})

export const checkOfSolution = (calculation: string): Texts => ({
  en: `Check: $${calculation}$.`,
  fr: `Vérification : $${calculation}$.`,
  ar: `التحقّق: $${calculation}$.`,
})

/** The solution as it is shown. */
export const shownSolution = (writer: ItemWriter, letter: string, value: number): RichText =>
  writer.say(same(`$${letter} = ${writer.n(value)}$`))

export const solution = (writer: ItemWriter, letter: string, value: number): MadeItem['answer'] =>
  valueOf(shownSolution(writer, letter, value))
