import { numbersInRow } from '../numbers-in-row.ts'
import type { ItemWriter } from '../item-writer.ts'
import type { Texts } from '../texts.ts'

/** What is measured, with the numbers after it. */
export interface DataContext {
  introduction: Texts
}

export const contexts: readonly DataContext[] = [
  {
    introduction: {
      en: 'These are the marks of a group of students, out of 20:',
      fr: 'Voici les notes sur 20 d’un groupe d’élèves :',
      ar: 'هذه علامات مجموعة من التلاميذ على 20:',
    },
  },
  {
    introduction: {
      en: 'These are the ages of some cousins, in years:',
      fr: 'Voici les âges de quelques cousins, en années :',
      ar: 'هذه أعمار بعض أبناء العم بالسنوات:',
    },
  },
  {
    introduction: {
      en: 'These are the numbers of books that some students have read:',
      fr: 'Voici le nombre de livres lus par quelques élèves :',
      ar: 'هذا عدد الكتب التي قرأها بعض التلاميذ:',
    },
  },
]

/** The prompt with the numbers on a line of their own. */
export function withValues(
  writer: ItemWriter,
  { introduction }: DataContext,
  values: readonly number[],
  task: Texts,
): Texts {
  const row = `$${numbersInRow(writer, values)}$`
  return {
    en: `${introduction.en}\n${row}\n${task.en}`,
    fr: `${introduction.fr}\n${row}\n${task.fr}`,
    ar: `${introduction.ar}\n${row}\n${task.ar}`,
  }
}

export const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)
export const ascending = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b)
