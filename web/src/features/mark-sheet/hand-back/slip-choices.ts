import { slipParts, type SlipOptions, type SlipPart } from '@classeur/contracts'
import {
  chosenStudents,
  firstPackChoices,
  wholeClass,
  type PackChoices,
} from '../../../components/packs/pack-choices.ts'
import { readDigits } from '../../../i18n/format.ts'
import type { SheetState } from '../engine/sheet-engine.ts'

type Sheet = SheetState['sheet']

export interface SlipChoices extends PackChoices<SlipPart> {
  perPage: '1' | '2'
  withAbsent: boolean
}

export const firstChoices = (): SlipChoices => ({
  ...firstPackChoices(slipParts),
  perPage: '2',
  withAbsent: false,
})

/** The students of the sheet who take part in the exam. */
export const takersOf = ({ students }: Pick<Sheet, 'students'>) =>
  students.filter(({ takesPart }) => takesPart)

/** True for a single student: neither the class nor a group. */
export const isForOne = (sheet: Pick<Sheet, 'groups'>, who: string): boolean =>
  who !== wholeClass && !sheet.groups.some(({ id }) => id === who)

/** What the server is asked for. Digits are those of the screen. */
export function slipOptionsOf(sheet: Sheet, choices: SlipChoices): SlipOptions {
  const { for: who, perPage, parts, withAbsent, language } = choices
  return {
    studentIds: chosenStudents(who, takersOf(sheet)),
    parts: [...parts],
    perPage: perPage === '1' ? 1 : 2,
    // A single student was chosen on purpose, so that student gets a slip in any case.
    withAbsent: withAbsent || isForOne(sheet, who),
    language,
    digits: readDigits(),
  }
}
