import type { HistogramBin } from '@classeur/domain/marks'
import { isolate } from '../../../../i18n/isolate.ts'

/** The end of a histogram's axis: "20", or "20+" if results above the maximum are in its last bar. */
export const endText = (maximum: string, bins: readonly HistogramBin[]): string =>
  bins.some(({ isOpenEnded }) => isOpenEnded) ? isolate(`${maximum}+`) : maximum
