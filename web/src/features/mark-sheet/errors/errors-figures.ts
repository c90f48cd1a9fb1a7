import {
  errorsTable,
  needGroups,
  type ErrorsBy,
  type ErrorsTable,
  type NeedGroups,
} from '@classeur/domain/marks'
import { enterable, type Rows, type Sheet } from '../model/figures/sheet-figures.ts'

/** How a person looks at the errors of a sheet. */
export interface ErrorsView {
  by: ErrorsBy
  thresholdBasisPoints: number
  isSpOrder: boolean
}

export const errorsTableOf = (sheet: Sheet, rows: Rows, view: ErrorsView): ErrorsTable =>
  errorsTable({ structure: sheet.exam.structure, studentIds: enterable(sheet), rows, ...view })

export const needGroupsOf = (sheet: Sheet, rows: Rows, thresholdBasisPoints: number): NeedGroups =>
  needGroups(sheet.exam.structure, enterable(sheet), rows, thresholdBasisPoints)
