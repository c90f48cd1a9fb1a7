import { slipParts, type SlipOptions, type SlipPart } from '@classeur/contracts'
import { readDigits } from '../../../i18n/format.ts'
import { currentLanguage } from '../../../i18n/i18n.ts'
import type { SheetState } from '../engine/sheet-engine.ts'

type Sheet = SheetState['sheet']

/** For whom: the whole class, a group or a student, by id. */
export type SlipsFor = 'class' | (string & {})

export interface SlipChoices {
  for: SlipsFor
  parts: readonly SlipPart[]
  perPage: '1' | '2'
  withAbsent: boolean
  language: SlipOptions['language']
}

export const firstChoices = (): SlipChoices => ({
  for: 'class',
  parts: slipParts,
  perPage: '2',
  withAbsent: false,
  language: currentLanguage(),
})

/** The students of the sheet who take part in the exam. */
export const takersOf = ({ students }: Sheet) => students.filter(({ takesPart }) => takesPart)

/** The groups with at least one student who takes part, and how many do. */
export const groupsOf = (sheet: Sheet): { id: string; name: string; count: number }[] =>
  sheet.groups
    .map(({ id, name }) => ({ id, name, count: membersOf(sheet, id).length }))
    .filter(({ count }) => count > 0)

const membersOf = (sheet: Sheet, groupId: string) =>
  takersOf(sheet).filter(({ groupIds }) => groupIds.includes(groupId))

/** What the server is asked for. Digits are those of the screen. */
export function slipOptionsOf(sheet: Sheet, choices: SlipChoices): SlipOptions {
  const { for: who, perPage, parts, withAbsent, language } = choices
  const members = membersOf(sheet, who).map(({ id }) => id)
  return {
    studentIds: who === 'class' ? null : members.length > 0 ? members : [who],
    parts: [...parts],
    perPage: perPage === '1' ? 1 : 2,
    // A single student was chosen on purpose, so that student gets a slip in any case.
    withAbsent: withAbsent || (who !== 'class' && members.length === 0),
    language,
    digits: readDigits(),
  }
}
