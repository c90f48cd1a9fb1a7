import { PhasePictureTools } from './picture/phase-picture-tools.tsx'
import type { SectionParts } from '../sections/parts/section-parts.ts'
import { AddItem } from './lists/add-item.tsx'
import { ItemTools } from './lists/item-tools.tsx'
import { TableTools } from './lists/table-tools.tsx'
import { EditableText } from './text/editable-text.tsx'
import { EditableAmount } from './values/amount.tsx'
import { EditableChoice } from './values/choice.tsx'

/** The parts of a section for editing. */
export const editParts: SectionParts = {
  Text: EditableText,
  Choice: EditableChoice,
  Amount: EditableAmount,
  ItemTools,
  AddItem,
  TableTools,
  PhasePicture: PhasePictureTools,
}
