import { typeset } from '../pdf/typeset.ts'
import type { SlipContent } from './slip-content.ts'
import { slipTemplate } from './slip-template.ts'
import { slipsData } from './slips-data.ts'

/** One slip for each chosen student, as PDF. */
export const renderFeedbackSlips = async (content: SlipContent): Promise<Buffer> =>
  (await typeset(slipTemplate, slipsData(content))).pdf()
